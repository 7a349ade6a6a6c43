### Правила: сторінка й аркуш, де їх читають і шукають

rules-search = Пошук у правилах
rules-search-hint = слово або позначка, як-от { $rule }
rules-clear = Стерти
rules-contents = Зміст
rules-rule = Правило { $rule }
rules-found = { $count ->
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
   *[many] Знайдено { $count } місць
}
rules-none = Такого в правилах немає. Спробуй інше слово.
rules-failed = Правила не завантажилися.

# Звідки рядок: з надрукованої книжки, вигадане для цієї програми чи рішення там, де книжка мовчить.
rules-from-box = з коробки
rules-from-ours = наше
rules-from-ruling = уточнення
