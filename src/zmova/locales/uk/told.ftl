### Правила: таблиця про те, хто про що дізнається (python -m zmova.told_pages)

told-title = Хто про що дізнається
told-lead = [ours] Хто дізнається про подію тієї миті, коли вона стається. Свої карти кожен бачить і так.
told-what = що сталося
told-who = хто дізнається
told-some = лише дехто
told-nobody = не оголошують
told-rules = правило
told-everybody = усі
told-only = { $what }: { $who }
