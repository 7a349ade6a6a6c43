### Урок: те, що каже наставник у кожній грі

lesson-coach = Наставник
lesson-fold = Згорнути або розгорнути підказку
lesson-progress = Скільки уроку пройдено
lesson-next = Далі
lesson-show = Покажи
lesson-watch = Дивись, що буде далі…
lesson-lost = Зараз так не вийде. Зачекай трохи або йдімо далі.
lesson-over = Урок пройдено!
lesson-after = Що тепер?
lesson-leave = Вийти з уроку
lesson-leave-line = Урок нікуди не дінеться: повернешся на це саме місце.
lesson-leave-yes = На головну
lesson-back = Назад за свій стіл
lesson-anew = Почати урок спочатку
lesson-learned = Ось і вся наука
lesson-bots = Зіграти з ботами
lesson-friends = Покликати друзів
