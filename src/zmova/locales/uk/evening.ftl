### Вечір за одним столом: що далі, хто скільки виграв, як тримати лад

## Наступна гра

evening-games = Гра на столі
evening-next = Що далі?
evening-on-table = на столі
evening-wished-by = хочуть: { $names }
evening-my-wish = твій вибір
evening-leads = поки попереду
evening-up-next = буде наступною
evening-picks-me = Обираю я
evening-picks-host = Обирає { $name }
evening-picks-vote = Обирають усі
evening-picking = Хто обирає гру. Зараз: { $now }
evening-early = Закінчено раніше.

## Рахунок вечора

evening-score = Рахунок вечора
evening-won-of = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
} із { $played }
evening-matches = Зіграно
evening-match = Партія { $number }
evening-winners = Перемога: { $names }
evening-nobody = Ніхто не переміг
evening-ended-early = закінчено раніше
evening-parts = Хто ким був
evening-parts-line = Кому яка роль випадала і скільки разів. Усе вирішив випадок.
evening-times = { $times ->
    [0] жодного разу
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}

## Лад за столом

manners-title = Лад за столом
manners-host = Лад за столом тримає { $name }.
manners-locked = Замкнути кімнату
manners-locked-line = Нових не впускаємо, свої можуть повернутися.
manners-onlookers = Пускати глядачів
manners-onlookers-line = Кому забракло місця, той може дивитися.
manners-free-text = Писати своїми словами
manners-free-text-line = Без цього лишаються готові репліки й реакції.
manners-records = Записи для всіх
manners-records-line = Хто прийде пізніше, зможе передивитися партію, якої не бачив від початку.
manners-vote = Гру обирають усі
manners-vote-line = Далі буде та, яку обрало найбільше людей.
manners-state-locked = { $on ->
    [yes] Кімнату замкнено: нових не впускають.
   *[no] Кімната відчинена: заходити можна за кодом.
}
manners-state-onlookers = { $on ->
    [yes] Кому забракло місця, той може дивитися.
   *[no] Глядачів сюди не пускають.
}
manners-state-free-text = { $on ->
    [yes] Писати можна своїми словами.
   *[no] Говорять лише готовими репліками.
}
manners-state-vote = { $on ->
    [yes] Наступну гру обирають усі.
   *[no] Наступну гру обирає { $name }.
}
manners-state-records = { $on ->
    [yes] Записи партій відкрито для всіх у кімнаті.
   *[no] Запис партії бачать лише ті, хто був тут на її початку.
}
talk-no-free-text = За цим столом говорять лише готовими репліками.

## Керування грою

hands-title = Керування грою
hands-pause = Пауза
hands-resume = Граймо далі
hands-limits = Обмеження часу
hands-end = Закінчити раніше
pause-banner = Годинник стоїть.
pause-waits = Гратимемо далі, коли скаже { $name }.
end-title = Закінчити партію зараз?
end-line = Зарахуємо те, що вже вирішено. Якщо не вирішено ще нічого, переможців не буде.
end-yes = Так, закінчити
end-no = Граймо далі
limits-line = Діятиме від наступного ходу чи раунду. Час, який уже йде, не зміниться.
limits-host = Час обмежує { $name }.
limits-apply = Змінити
person-stand-in = Хай поки грає бот
person-stand-out = Повернути місце
person-mute = Стишити
person-mute-line = Лише для тебе: репліки й реакції з цього місця зникнуть.
person-unmute = Знову чути
person-muted = стишено

## Реакції

react-open = Реакція
react-laugh = сміється
react-gasp = ахає
react-doubt = не вірить
react-tears = плаче
react-rose = кидає троянду
react-tomato = кидає помідор

## Новини вечора

news-game = Тепер на столі «{ $game }».
news-chair-lost = { $name } поки дивиться: у цій грі менше місць.
news-chair-lost-you = У цій грі менше місць, тож поки ти дивишся.
news-paused = Пауза.
news-resumed = Граємо далі.
news-early = Партію закінчено раніше.
news-relimited = Обмеження часу змінено, нові діють від наступного ходу чи раунду.
invite-locked = Кімнату замкнено: нові гості поки що не ввійдуть.
invite-locked-by = Кімнату замкнено: нові гості поки що не ввійдуть. Відчинити може { $name }.
invite-unlock = Відчинити
news-locked-yes = Кімнату замкнено.
news-locked-no = Кімнату знову відчинено.
news-onlookers-yes = Тепер пускаємо й глядачів.
news-onlookers-no = Нових глядачів уже не пускаємо.
news-free-text-yes = Знову можна писати своїми словами.
news-free-text-no = Відтепер говоримо лише готовими репліками.
news-records-yes = Відтепер записи партій відкрито для всіх у кімнаті.
news-records-no = Відтепер запис партії бачать лише ті, хто був тут на її початку.
news-vote-yes = Наступну гру обирають усі.
news-vote-no = Наступну гру обирає той, хто керує столом.
