### The page on which all cards of a game lie

cards-search = Search the texts
cards-lang = Language
cards-lang-both = Both
cards-lang-uk = Українська
cards-lang-en = English
cards-theme = Theme
cards-theme-system = As the system
cards-theme-light = Day
cards-theme-dark = Evening
cards-shown = Cards shown:
cards-nothing = No such card. Try another word.
