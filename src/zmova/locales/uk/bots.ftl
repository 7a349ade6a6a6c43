### Боти за столом

bot-name-0 = Пан Гарбуз
bot-name-1 = Тітка Параска
bot-name-2 = Кум Панас
bot-name-3 = Хитра Мавка
bot-name-4 = Сірко
bot-name-5 = Баба Явдоха
bot-name-6 = Домовик
bot-name-7 = Пані Лисиця
bot-name-8 = Козак Вус
bot-name-9 = Тихий Ждан
bot-name-10 = Одарка
bot-name-11 = Чугайстер
bot-name-12 = Пан Халява
bot-name-13 = Зозуля
bot-name-14 = Дядько Лев
bot-name-15 = Кіт Воркіт
