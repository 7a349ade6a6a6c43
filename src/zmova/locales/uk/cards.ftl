### Сторінка, на якій лежать усі карти гри

cards-search = Шукати в текстах
cards-lang = Мова
cards-lang-both = Обидві
cards-lang-uk = Українська
cards-lang-en = English
cards-theme = Вигляд
cards-theme-system = Як у системі
cards-theme-light = День
cards-theme-dark = Вечір
cards-shown = Показано карт:
cards-nothing = Таких карт немає. Спробуй інше слово.
