import { expect, it } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { fromIso } from '#shared/time/dates.ts';
import type { Moment } from './moment.ts';
import { readMoment } from './read-moment.ts';

/**
 * What people write, read on Thursday, March 7, 2030 at 11:00 in Berlin: the reader's language, the words, and
 * what is made of them. What is asked about has its choices, the likeliest first; a day without a time is a
 * day, and a part of one its hours.
 */
const table = `
en | Tuesday 3 pm | Tue 03-12 15:00
en | Could you do Tuesday at 3 pm? | Tue 03-12 15:00
en | Tue, 9:00-10:15 works | Tue 03-12 09:00–10:15
en | tomorrow at noon | Fri 03-08 12:00
en | Tuesday at half past two | Tue 03-12 14:30
en | half past two tomorrow | Fri 03-08 14:30
en | quarter to four on Friday | Fri 03-08 15:45
en | a quarter past ten tomorrow morning | Fri 03-08 10:15
en | ten past two on Tuesday | Tue 03-12 14:10
en | Friday at three | Fri 03-08 15:00
en | Friday three o'clock | Fri 03-08 15:00
en | Friday at 9 | asks Fri 03-08 09:00 / Fri 03-08 21:00
en | Friday at 9 in the morning | Fri 03-08 09:00
en | Friday at 9am | Fri 03-08 09:00
en | Friday at 9:30 | Fri 03-08 09:30
en | Friday at 6 | asks Fri 03-08 18:00 / Fri 03-08 06:00
en | Friday at 6:30 pm | Fri 03-08 18:30
en | Friday at 12 | Fri 03-08 12:00
en | Friday at 12 pm | Fri 03-08 12:00
en | Friday at 12 am | Fri 03-08 00:00
en | Friday midnight | asks Fri 03-08 00:00 / Sat 03-09 00:00
en | Friday at 15:30 | Fri 03-08 15:30
en | Friday at 1430 | Fri 03-08 14:30
en | Friday 1500 hrs | Fri 03-08 15:00
en | next Tuesday at 4 pm | Tue 03-12 16:00
en | next Saturday at 4 pm | asks Sat 03-09 16:00 / Sat 03-16 16:00
en | this Friday at 4 pm | Fri 03-08 16:00
en | Tuesday next week at 4 pm | Tue 03-12 16:00
en | next week on Tuesday at 4 pm | Tue 03-12 16:00
en | last Tuesday at 4 pm | Tue 03-05 16:00
en | Thursday at 4 pm | asks Thu 03-07 16:00 / Thu 03-14 16:00
en | today at 4 pm | Thu 03-07 16:00
en | tonight at 8 | Thu 03-07 20:00
en | tomorrow afternoon | Fri 03-08 12:00–18:00
en | Tuesday morning | Tue 03-12 06:00–12:00
en | the day after tomorrow at 10:30 am | Sat 03-09 10:30
en | in two weeks | Thu 03-21
en | in 3 days at 2 pm | Sun 03-10 14:00
en | in 2 hours | Thu 03-07 13:00
en | in 45 minutes | Thu 03-07 11:45
en | March 12 at 3 pm | Tue 03-12 15:00
en | 12 March, 3 pm | Tue 03-12 15:00
en | March 12th, 2030, 3pm | Tue 03-12 15:00
en | the 12th of March at 3pm | Tue 03-12 15:00
en | Tuesday, March 12 at 3 pm | Tue 03-12 15:00
en | Tuesday, March 13 at 3 pm | asks Wed 03-13 15:00 / Tue 03-12 15:00
en | on the 15th at 11am | Fri 03-15 11:00
en | on the 5th at 11am | asks Fri 04-05 11:00 / Tue 03-05 11:00
en | March 5 at 3 pm | asks Wed 2031-03-05 15:00 / Tue 03-05 15:00
en | March 5, 2030 at 3 pm | Tue 03-05 15:00
en | January 10 at 3 pm | asks Fri 2031-01-10 15:00 / Thu 01-10 15:00
en | 2030-03-12 15:00 | Tue 03-12 15:00
en | 2030-03-12 | Tue 03-12
en | 12/1 at 3 pm | asks Sun 12-01 15:00 / Sun 2031-01-12 15:00 / Sat 01-12 15:00
en | 3/4/2030 3pm | asks Mon 03-04 15:00 / Wed 04-03 15:00
en | 13/3 at 3 pm | Wed 03-13 15:00
en | between 2 and 4 pm on Tuesday | Tue 03-12 14:00–16:00
en | Tuesday 2-4pm | Tue 03-12 14:00–16:00
en | Tuesday 11-1pm | Tue 03-12 11:00–13:00
en | Tuesday from 9 to 11 am | Tue 03-12 09:00–11:00
en | Tuesday 9-11 | asks Tue 03-12 09:00–11:00 / Tue 03-12 21:00–23:00
en | Tuesday 10am–2pm | Tue 03-12 10:00–14:00
en | Tuesday or Wednesday at 3 pm | asks Tue 03-12 15:00 / Wed 03-13 15:00
en | Tuesday at 3 pm or Wednesday at 4 pm | asks Tue 03-12 15:00 / Wed 03-13 16:00
en | Tuesday at 3 pm or 4 pm | asks Tue 03-12 15:00 / Tue 03-12 16:00
en | Tuesday at 3pm in Lisbon | Tue 03-12 16:00
en | Tuesday 3pm Lisbon time | Tue 03-12 16:00
en | Tuesday 3 pm London | Tue 03-12 16:00
en | Tuesday 3pm New York time | Tue 03-12 20:00
en | Tuesday at 3pm UK time | Tue 03-12 16:00
en | Tuesday at 3pm India time | Tue 03-12 10:30
en | Tuesday 3pm EST | asks Tue 03-12 20:00 / Tue 03-12 21:00
en | July 2 3pm EST | asks Tue 07-02 21:00 / Tue 07-02 22:00
en | July 2 3pm EDT | Tue 07-02 21:00
en | July 2 3pm ET | Tue 07-02 21:00
en | Tuesday 3pm Pacific | Tue 03-12 23:00
en | Tuesday 3pm PT | Tue 03-12 23:00
en | Tuesday 3pm IST | asks Tue 03-12 10:30 / Tue 03-12 14:00
en | Tuesday 3pm CST | asks Tue 03-12 21:00 / Tue 03-12 22:00 / Tue 03-12 08:00
en | Tuesday 15:00 UTC | Tue 03-12 16:00
en | Tuesday 15:00 GMT+2 | Tue 03-12 14:00
en | Tuesday 15:00 UTC-5 | Tue 03-12 21:00
en | Tuesday 3pm your time | Tue 03-12 15:00
en | Tuesday 3pm my time | asks Tue 03-12 15:00
en | Tuesday 3pm Springfield time | asks Tue 03-12 15:00
en | I am in Tokyo on Tuesday, at 3 pm? | asks Tue 03-12 07:00 / Tue 03-12 15:00
en | Tuesday 3:00 | asks Tue 03-12 15:00 / Tue 03-12 03:00
en | Tuesday 3:00 CET | asks Tue 03-12 15:00 / Tue 03-12 03:00
en | Tuesday 03:00 | Tue 03-12 03:00
en | 3 pm | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | at 9:30 am | asks Fri 03-08 09:30
en | Tuesday, room 204, 3 pm | Tue 03-12 15:00
en | Tuesday 1430ish | Tue 03-12 14:30
en | See you then | nothing
en | version 1.12 is out | nothing
en | version 1.12. is out | nothing
en | it costs 12.30 € | nothing
en | €9.30 | nothing
en | $15 | nothing
en | We sold 12/1 of it for 3 people | asks Sun 12-01 / Sun 2031-01-12 / Sat 01-12
en | I may have 3 of them | nothing
en | chapter 3.2 | nothing
en | 2 hours long | nothing
en | a 30 minute call | nothing
en | node 22.18.1 | nothing
en | call me at 555-1234 | nothing
en | Feb 30 at 3 pm | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | 12–14 March | asks Tue 03-12 / Wed 03-13 / Thu 03-14
en | so 15:00 works for me | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | mon ami 15:00 | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | Thu, Mar 14, 8:00 AM | Thu 03-14 08:00
en | Fri 4pm | Fri 03-08 16:00
en | on Monday at 10:00 am CET / 9:00 am GMT | Mon 03-11 10:00
de | Passt Dienstag um 15:30 Uhr? | Tue 03-12 15:30
de | Dienstag halb drei | Tue 03-12 14:30
de | Dienstag um halb 10 | asks Tue 03-12 09:30 / Tue 03-12 21:30
de | Dienstag um viertel nach drei | Tue 03-12 15:15
de | Dienstag Viertel vor vier | Tue 03-12 15:45
de | Dienstag um fünf vor halb drei | Tue 03-12 14:25
de | Dienstag dreiviertel drei | Tue 03-12 14:45
de | am 1.12. um 9 Uhr | Sun 12-01 09:00
de | am 1.12. um 9 | asks Sun 12-01 09:00 / Sun 12-01 21:00
de | Dienstag um 9 | asks Tue 03-12 09:00 / Tue 03-12 21:00
de | Dienstag um 9 Uhr | Tue 03-12 09:00
de | Dienstag um 9.30 Uhr | Tue 03-12 09:30
de | Dienstag 15 Uhr 30 | Tue 03-12 15:30
de | Dienstag um 3 Uhr | asks Tue 03-12 15:00 / Tue 03-12 03:00
de | Dienstag um drei | Tue 03-12 15:00
de | Dienstagnachmittag um drei | Tue 03-12 15:00
de | Dienstag 8 Uhr abends | Tue 03-12 20:00
de | morgen um 14 Uhr | Fri 03-08 14:00
de | morgen früh um 8 | Fri 03-08 08:00
de | heute Abend um 8 | Thu 03-07 20:00
de | heute Morgen um 9 | Thu 03-07 09:00
de | übermorgen 14:00 | Sat 03-09 14:00
de | Dienstag Morgen | Tue 03-12 06:00–12:00
de | Dienstag, 12. März, 15 Uhr | Tue 03-12 15:00
de | Dienstag, den 12.3., 15 Uhr | Tue 03-12 15:00
de | Di 12.3. 15 Uhr | Tue 03-12 15:00
de | 12.3.2030 15:00 | Tue 03-12 15:00
de | 12.03.30, 15:00 Uhr | Tue 03-12 15:00
de | nächsten Dienstag um 14 Uhr | Tue 03-12 14:00
de | Dienstag nächste Woche um 14 Uhr | Tue 03-12 14:00
de | nächste Woche Dienstag um 14 Uhr | Tue 03-12 14:00
de | von 14 bis 16 Uhr am Dienstag | Tue 03-12 14:00–16:00
de | Dienstag 14-16 Uhr | Tue 03-12 14:00–16:00
de | Dienstag zwischen 14 und 16 Uhr | Tue 03-12 14:00–16:00
de | Dienstag oder Mittwoch um 14 Uhr | asks Tue 03-12 14:00 / Wed 03-13 14:00
de | Dienstag 15 Uhr New Yorker Zeit | Tue 03-12 20:00
de | Dienstag 15 Uhr Londoner Zeit | Tue 03-12 16:00
de | Dienstag um 15 Uhr MEZ | Tue 03-12 15:00
de | Dienstag 15 Uhr in Lissabon | Tue 03-12 16:00
de | in zwei Stunden | Thu 03-07 13:00
de | in einer Woche | Thu 03-14
de | in 3 Tagen um 10 Uhr | Sun 03-10 10:00
de | Dienstag Mittag | Tue 03-12 12:00
de | Dienstag 12 Uhr mittags | Tue 03-12 12:00
de | Dienstag um Mitternacht | asks Tue 03-12 00:00 / Wed 03-13 00:00
de | Version 1.12 ist da | nothing
de | 12,50 Euro | nothing
de | 9.30 | nothing
de | Haben Sie Dienstag um 10 Uhr Zeit? | Tue 03-12 10:00
de | so um 15 Uhr | asks Sun 03-10 15:00
de | Freitag, 1. März | Fri 03-01
fr | mardi à 15h | Tue 03-12 15:00
fr | mardi à 15h30 | Tue 03-12 15:30
fr | mardi à 15 heures | Tue 03-12 15:00
fr | mardi à trois heures et demie | Tue 03-12 15:30
fr | mardi à 9 heures et quart | asks Tue 03-12 09:15 / Tue 03-12 21:15
fr | mardi à quatre heures moins le quart | Tue 03-12 15:45
fr | mardi midi | Tue 03-12 12:00
fr | mardi après-midi | Tue 03-12 12:00–18:00
fr | demain à 10h | Fri 03-08 10:00
fr | demain matin à 9h | Fri 03-08 09:00
fr | après-demain à 14 h | Sat 03-09 14:00
fr | mardi prochain à 14h | Tue 03-12 14:00
fr | mardi de la semaine prochaine à 14h | Tue 03-12 14:00
fr | le 12 mars à 15h | Tue 03-12 15:00
fr | mardi 12 mars à 15h | Tue 03-12 15:00
fr | le 12/3 à 15h | Tue 03-12 15:00
fr | le 1er avril à 10h | Mon 04-01 10:00
fr | mardi entre 14h et 16h | Tue 03-12 14:00–16:00
fr | mardi de 14h à 16h | Tue 03-12 14:00–16:00
fr | mardi à 15h heure de Paris | Tue 03-12 15:00
fr | mardi à 15h, heure de New York | Tue 03-12 20:00
fr | mardi à 15h à Lisbonne | Tue 03-12 16:00
fr | mardi à 8h du soir | Tue 03-12 20:00
fr | dans 2 heures | Thu 03-07 13:00
fr | pendant 2 heures | nothing
fr | mardi à 9 | asks Tue 03-12 09:00 / Tue 03-12 21:00
es | el martes a las 15:00 | Tue 03-12 15:00
es | el martes a las tres | Tue 03-12 15:00
es | el martes a las tres y media | Tue 03-12 15:30
es | el martes a las 10 y cuarto | asks Tue 03-12 10:15 / Tue 03-12 22:15
es | martes a las cuatro menos cuarto | Tue 03-12 15:45
es | mañana a las 10 de la mañana | Fri 03-08 10:00
es | mañana por la mañana | Fri 03-08 06:00–12:00
es | pasado mañana a las 16 h | Sat 03-09 16:00
es | el martes a las 3 de la tarde | Tue 03-12 15:00
es | el 12 de marzo a las 15:00 | Tue 03-12 15:00
es | el martes 12 de marzo de 2030 a las 15:00 | Tue 03-12 15:00
es | el 12/3 a las 15:00 | Tue 03-12 15:00
es | el próximo martes a las 15:00 | Tue 03-12 15:00
es | el martes de la próxima semana a las 15:00 | Tue 03-12 15:00
es | el martes de 14 a 16 horas | Tue 03-12 14:00–16:00
es | el martes entre las 14:00 y las 16:00 | Tue 03-12 14:00–16:00
es | el martes a las 15:00 hora de Madrid | Tue 03-12 15:00
es | el martes a las 15:00, hora de México | asks Tue 03-12 22:00 / Tue 03-12 21:00
es | el martes a mediodía | Tue 03-12 12:00
es | dentro de 2 horas | Thu 03-07 13:00
it | martedì alle 15 | Tue 03-12 15:00
it | martedì alle tre e mezza | Tue 03-12 15:30
it | martedì alle 9 e un quarto | asks Tue 03-12 09:15 / Tue 03-12 21:15
it | martedì alle quattro meno un quarto | Tue 03-12 15:45
it | domani alle 10 di mattina | Fri 03-08 10:00
it | dopodomani alle 14:30 | Sat 03-09 14:30
it | martedì pomeriggio | Tue 03-12 12:00–18:00
it | il 12 marzo alle 15 | Tue 03-12 15:00
it | martedì 12 marzo alle ore 15 | Tue 03-12 15:00
it | il 12/3 alle 15:00 | Tue 03-12 15:00
it | martedì prossimo alle 15 | Tue 03-12 15:00
it | martedì dalle 14 alle 16 | Tue 03-12 14:00–16:00
it | martedì tra le 14 e le 16 | Tue 03-12 14:00–16:00
it | martedì alle 15 ora di Roma | Tue 03-12 15:00
it | martedì alle 15 ora di New York | Tue 03-12 20:00
it | martedì a mezzogiorno | Tue 03-12 12:00
it | martedì alle 9.30 | Tue 03-12 09:30
it | tra 2 ore | Thu 03-07 13:00
it | martedì alle 8 di sera | Tue 03-12 20:00
nl | dinsdag om 15:00 uur | Tue 03-12 15:00
nl | dinsdag om half drie | Tue 03-12 14:30
nl | dinsdag om kwart over tien | asks Tue 03-12 10:15 / Tue 03-12 22:15
nl | dinsdag om kwart voor vier | Tue 03-12 15:45
nl | dinsdag om vijf voor half drie | Tue 03-12 14:25
nl | dinsdag om 9 uur | Tue 03-12 09:00
nl | dinsdag om 15u30 | Tue 03-12 15:30
nl | dinsdagmiddag om 3 uur | Tue 03-12 15:00
nl | morgen om 14 uur | Fri 03-08 14:00
nl | morgenochtend om 9 uur | Fri 03-08 09:00
nl | overmorgen om 10.30 uur | Sat 03-09 10:30
nl | op 12 maart om 15 uur | Tue 03-12 15:00
nl | di 12 maart 15:00 | Tue 03-12 15:00
nl | 12-3-2030 om 15:00 | Tue 03-12 15:00
nl | volgende week dinsdag om 14 uur | Tue 03-12 14:00
nl | komende dinsdag om 14 uur | Tue 03-12 14:00
nl | dinsdag van 14 tot 16 uur | Tue 03-12 14:00–16:00
nl | dinsdag tussen 14 en 16 uur | Tue 03-12 14:00–16:00
nl | dinsdag om 15 uur Londense tijd | Tue 03-12 16:00
nl | over 2 uur | Thu 03-07 13:00
nl | vanavond om 8 uur | Thu 03-07 20:00
nl | dinsdag om drie uur 's middags | Tue 03-12 15:00
no | tirsdag kl. 15 | Tue 03-12 15:00
no | tirsdag kl 15.30 | Tue 03-12 15:30
no | tirsdag klokka 15 | Tue 03-12 15:00
no | tirsdag halv tre | Tue 03-12 14:30
no | tirsdag kvart over ti | asks Tue 03-12 10:15 / Tue 03-12 22:15
no | tirsdag kvart på fire | Tue 03-12 15:45
no | i morgen kl. 10 | Fri 03-08 10:00
no | i morgen tidlig | Fri 03-08
no | i overmorgen kl. 10 | Sat 03-09 10:00
no | 12. mars kl. 15 | Tue 03-12 15:00
no | tirsdag 12. mars kl. 15 | Tue 03-12 15:00
no | den 12.3. kl. 15 | Tue 03-12 15:00
no | neste tirsdag kl. 15 | Tue 03-12 15:00
no | tirsdag neste uke kl. 15 | Tue 03-12 15:00
no | tirsdag mellom kl. 14 og 16 | Tue 03-12 14:00–16:00
no | tirsdag fra 14 til 16 | Tue 03-12 14:00–16:00
no | tirsdag kl. 15 Oslo-tid | Tue 03-12 15:00
no | tirsdag kl. 9 | Tue 03-12 09:00
no | tirsdag kl. 3 | asks Tue 03-12 15:00 / Tue 03-12 03:00
no | tirsdag ettermiddag | Tue 03-12 12:00–18:00
se | torsdag kl 14 | asks Thu 03-07 14:00 / Thu 03-14 14:00
se | tisdag kl 14 | Tue 03-12 14:00
se | tisdag kl. 14.30 | Tue 03-12 14:30
se | tisdag halv tre | Tue 03-12 14:30
se | tisdag kvart över tio | asks Tue 03-12 10:15 / Tue 03-12 22:15
se | tisdag kvart i fyra | Tue 03-12 15:45
se | tisdag fem i halv tre | Tue 03-12 14:25
se | imorgon kl 10 | Fri 03-08 10:00
se | i övermorgon kl 10 | Sat 03-09 10:00
se | den 12 mars kl 15 | Tue 03-12 15:00
se | tisdagen den 12 mars kl 15 | Tue 03-12 15:00
se | 12/3 kl 15 | Tue 03-12 15:00
se | nästa tisdag kl 15 | Tue 03-12 15:00
se | tisdag nästa vecka kl 15 | Tue 03-12 15:00
se | tisdag mellan 14 och 16 | Tue 03-12 14:00–16:00
se | tisdag 14–16 | Tue 03-12 14:00–16:00
se | tisdag kl 15 svensk tid | Tue 03-12 15:00
se | tisdag eftermiddag | Tue 03-12 12:00–18:00
se | ikväll kl 8 | Thu 03-07 20:00
pl | wtorek o 15:00 | Tue 03-12 15:00
pl | we wtorek o 15 | Tue 03-12 15:00
pl | we wtorek o piętnastej | Tue 03-12 15:00
pl | we wtorek o wpół do trzeciej | Tue 03-12 14:30
pl | we wtorek kwadrans po dziesiątej | asks Tue 03-12 10:15 / Tue 03-12 22:15
pl | we wtorek za kwadrans czwarta | Tue 03-12 15:45
pl | we wtorek o godz. 9 | Tue 03-12 09:00
pl | jutro o 10:00 | Fri 03-08 10:00
pl | jutro rano o 9 | Fri 03-08 09:00
pl | pojutrze o 14.30 | Sat 03-09 14:30
pl | 12 marca o 15:00 | Tue 03-12 15:00
pl | we wtorek 12 marca o 15:00 | Tue 03-12 15:00
pl | 12.03. o 15:00 | Tue 03-12 15:00
pl | w przyszły wtorek o 15:00 | Tue 03-12 15:00
pl | we wtorek w przyszłym tygodniu o 15:00 | Tue 03-12 15:00
pl | we wtorek między 14 a 16 | Tue 03-12 14:00–16:00
pl | we wtorek od 14 do 16 | Tue 03-12 14:00–16:00
pl | we wtorek o 15:00 czasu londyńskiego | Tue 03-12 16:00
pl | we wtorek o 15:00 czasu warszawskiego | Tue 03-12 15:00
pl | we wtorek po południu | Tue 03-12 12:00–18:00
pl | w środę o 8 wieczorem | Wed 03-13 20:00
pl | za 2 godziny | Thu 03-07 13:00
pl | w czwartek o 9 | asks Thu 03-07 09:00 / Thu 03-07 21:00 / Thu 03-14 09:00 / Thu 03-14 21:00
de | torsdag kl 14 | asks Thu 03-07 14:00 / Thu 03-14 14:00
en | Dienstag halb drei | Tue 03-12 14:30
en | mardi à 15h | Tue 03-12 15:00
fr | Tuesday at 3 pm? | Tue 03-12 15:00
pl | Tuesday at 3 pm? | Tue 03-12 15:00
de | 12/1 at 3 pm | asks Sun 12-01 15:00 / Sun 2031-01-12 15:00 / Sat 01-12 15:00
fr | 12/1 | asks Sun 2031-01-12 / Sat 01-12 / Sun 12-01
en | kedd 15:00 | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | 15:00 | asks Thu 03-07 15:00 / Fri 03-08 15:00
en | 1.12. | Sun 12-01
de | 1.12. | Sun 12-01
en | am 1.12. um 9 Uhr | Sun 12-01 09:00
en | Tuesday 3pm BST | asks Tue 03-12 16:00 / Tue 03-12 15:00
en | July 2 3pm CET | asks Tue 07-02 15:00 / Tue 07-02 16:00
en | Tuesday, 12 March 2030, 15:00–16:30 (Lisbon) | Tue 03-12 16:00–17:30
en | Tuesday at 5 | Tue 03-12 17:00
en | Tuesday at 3 in the morning | Tue 03-12 03:00
en | Tuesday at 4 in Tokyo | asks Tue 03-12 08:00 / Mon 03-11 20:00
en | Let's meet Monday 10-11:30am | Mon 03-11 10:00–11:30
en | On Wed, Mar 6, 2030 at 9:14 AM Ann wrote: | Wed 03-06 09:14
en | Are you free on the 21st? | Thu 03-21
en | How about next Friday? | asks Fri 03-08 / Fri 03-15
en | Fridays at 10 am? | Fri 03-08 10:00
en | Thursday or Friday | asks Thu 03-07 / Thu 03-14 / Fri 03-08
en | tomorrow 14.30 | Fri 03-08 14:30
en | invoice 12.03.2030 | Tue 03-12
en | Friday for 30 minutes | asks Fri 03-08
en | Friday, 20 people | asks Fri 03-08
en | 12.03. 15:00 | Tue 03-12 15:00
en | 3pm tomorrow in New York | asks Fri 03-08 21:00 / Fri 03-08 15:00
en | tomorrow 3pm Tokyo time / 7am London | asks Fri 03-08 07:00 / Fri 03-08 08:00
de | Dienstag 14:00–15:30 | Tue 03-12 14:00–15:30
de | Dienstag ab 14 Uhr | Tue 03-12 14:00
de | Freitag, 8.3. um 17 Uhr | Fri 03-08 17:00
de | Dienstag, 13. März um 10 Uhr | asks Wed 03-13 10:00 / Tue 03-12 10:00
de | am 5. um 11 Uhr | asks Fri 04-05 11:00 / Tue 03-05 11:00
de | am 15. um 11 Uhr | Fri 03-15 11:00
de | 5. März um 10 Uhr | asks Wed 2031-03-05 10:00 / Tue 03-05 10:00
de | Mi 15 Uhr | Wed 03-13 15:00
de | Preis: 1.200 € | nothing
de | Raum 3.12 | nothing
de | Donnerstag um 16 Uhr | asks Thu 03-07 16:00 / Thu 03-14 16:00
de | zu Mitternacht | asks Thu 03-07 00:00 / Fri 03-08 00:00 / Sat 03-09 00:00
fr | jeudi ou vendredi à 14h | asks Thu 03-07 14:00 / Thu 03-14 14:00 / Fri 03-08 14:00
fr | mercredi à midi | Wed 03-13 12:00
fr | le 5 mars à 10h | asks Wed 2031-03-05 10:00 / Tue 03-05 10:00
fr | mardi vers 15h, heure de Londres | Tue 03-12 16:00
es | el viernes a las 9 de la noche | Fri 03-08 21:00
es | martes o miércoles a las 11:00 | asks Tue 03-12 11:00 / Wed 03-13 11:00
es | el martes a las 15:00 en Lisboa | Tue 03-12 16:00
it | mercoledì o giovedì alle 11 | asks Wed 03-13 11:00 / Wed 03-13 23:00 / Thu 03-07 11:00 / Thu 03-07 23:00
it | il 5 marzo alle 10 | asks Wed 2031-03-05 10:00 / Wed 2031-03-05 22:00 / Tue 03-05 10:00 / Tue 03-05 22:00
it | martedì alle 15 a Lisbona | Tue 03-12 16:00
nl | dinsdag 15 uur in Lissabon | Tue 03-12 16:00
nl | woensdag of donderdag om 11 uur | asks Wed 03-13 11:00 / Thu 03-07 11:00 / Thu 03-14 11:00
nl | om 9 | asks Thu 03-07 09:00 / Thu 03-07 21:00 / Fri 03-08 09:00 / Fri 03-08 21:00
no | tirsdag kl. 15 i London | Tue 03-12 16:00
no | 5. mars kl. 10 | asks Wed 2031-03-05 10:00 / Tue 03-05 10:00
no | onsdag eller torsdag kl. 11 | asks Wed 03-13 11:00 / Thu 03-07 11:00 / Thu 03-14 11:00
se | tisdag kl 15 i Lissabon | Tue 03-12 16:00
se | den 5 mars kl 10 | asks Wed 2031-03-05 10:00 / Tue 03-05 10:00
se | onsdag eller fredag kl 11 | asks Wed 03-13 11:00 / Fri 03-08 11:00
se | tisdag klockan tre | Tue 03-12 15:00
pl | we wtorek o 15:00 w Londynie | Tue 03-12 16:00
pl | we wtorek o 15:00 w Nowym Jorku | Tue 03-12 20:00
pl | w środę albo w piątek o 11:00 | asks Wed 03-13 11:00 / Fri 03-08 11:00
pl | 5 marca o 10:00 | asks Wed 2031-03-05 10:00 / Tue 03-05 10:00
pl | o dziewiątej | asks Thu 03-07 09:00 / Thu 03-07 21:00 / Fri 03-08 09:00 / Fri 03-08 21:00
en | Tuesday at 3pm in Springfield | asks Tue 03-12 15:00
en | Tuesday 15 | Tue 03-12 15:00
en | Tuesday at 15 | Tue 03-12 15:00
it | martedì alle 15 a Vattelapesca | asks Tue 03-12 15:00
en | Tuesday 3 works? | asks Tue 03-12
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))
  .map(([language = '', text = '', said = '']) => [language as Language, text, said] as const);

const timeZone = 'Europe/Berlin';
const nowMinute = fromIso('2030-03-07T10:00:00Z') ?? 0;

function read(text: string, language: Language): string {
  const reading = readMoment(text, { language, timeZone, nowMinute });
  if (reading.kind === 'nothing') return 'nothing';
  if (reading.kind === 'moment') return show(reading.moment);
  return `asks ${reading.moments.map(show).join(' / ')}`;
}

/** `Tue 03-12 15:00`, with its end where it is not half an hour later, and the year where it is another. */
function show({ from, until, isDay }: Moment): string {
  const write = (minute: number, options: Intl.DateTimeFormatOptions, locale = 'sv') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(minute * 60_000);
  const weekday = write(from, { weekday: 'short' }, 'en');
  const date = write(from, { dateStyle: 'short' }).replace(/^2030-/, '');
  const [start, end] = [from, until].map((minute) => write(minute, { timeStyle: 'short' }));
  if (isDay && until - from >= 23 * 60) return `${weekday} ${date}`;
  return `${weekday} ${date} ${start}${until - from === 30 ? '' : `–${end}`}`;
}

it.each(rows)('19.14 %s: %s', (language, text, said) => {
  expect(read(text, language)).toBe(said);
});

it('19.14 at least 200 phrases in nine languages are known', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(([language]) => language)).size).toBe(9);
});
