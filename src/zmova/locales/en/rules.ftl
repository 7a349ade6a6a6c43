### The rules: the page and the sheet where they are read and searched

rules-search = Search the rules
rules-search-hint = a word, or an id such as { $rule }
rules-clear = Clear
rules-contents = Contents
rules-rule = Rule { $rule }
rules-found = { $count ->
    [one] Found in { $count } place
   *[other] Found in { $count } places
}
rules-none = There is nothing like that in the rules. Try another word.
rules-failed = The rules did not load.

# Where a line comes from: the printed book, made for this program, or decided where the book is silent.
rules-from-box = box
rules-from-ours = ours
rules-from-ruling = ruling
