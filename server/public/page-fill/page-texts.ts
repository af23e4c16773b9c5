import deAppointment from '#locales/de/appointment.json' with { type: 'json' };
import deClosed from '#locales/de/closed.json' with { type: 'json' };
import deCommon from '#locales/de/common.json' with { type: 'json' };
import de from '#locales/de/filled-page.json' with { type: 'json' };
import deHome from '#locales/de/home.json' with { type: 'json' };
import enAppointment from '#locales/en/appointment.json' with { type: 'json' };
import enClosed from '#locales/en/closed.json' with { type: 'json' };
import enCommon from '#locales/en/common.json' with { type: 'json' };
import en from '#locales/en/filled-page.json' with { type: 'json' };
import enHome from '#locales/en/home.json' with { type: 'json' };
import esAppointment from '#locales/es/appointment.json' with { type: 'json' };
import esClosed from '#locales/es/closed.json' with { type: 'json' };
import esCommon from '#locales/es/common.json' with { type: 'json' };
import es from '#locales/es/filled-page.json' with { type: 'json' };
import esHome from '#locales/es/home.json' with { type: 'json' };
import frAppointment from '#locales/fr/appointment.json' with { type: 'json' };
import frClosed from '#locales/fr/closed.json' with { type: 'json' };
import frCommon from '#locales/fr/common.json' with { type: 'json' };
import fr from '#locales/fr/filled-page.json' with { type: 'json' };
import frHome from '#locales/fr/home.json' with { type: 'json' };
import itAppointment from '#locales/it/appointment.json' with { type: 'json' };
import itClosed from '#locales/it/closed.json' with { type: 'json' };
import itCommon from '#locales/it/common.json' with { type: 'json' };
import it from '#locales/it/filled-page.json' with { type: 'json' };
import itHome from '#locales/it/home.json' with { type: 'json' };
import nlAppointment from '#locales/nl/appointment.json' with { type: 'json' };
import nlClosed from '#locales/nl/closed.json' with { type: 'json' };
import nlCommon from '#locales/nl/common.json' with { type: 'json' };
import nl from '#locales/nl/filled-page.json' with { type: 'json' };
import nlHome from '#locales/nl/home.json' with { type: 'json' };
import noAppointment from '#locales/no/appointment.json' with { type: 'json' };
import noClosed from '#locales/no/closed.json' with { type: 'json' };
import noCommon from '#locales/no/common.json' with { type: 'json' };
import no from '#locales/no/filled-page.json' with { type: 'json' };
import noHome from '#locales/no/home.json' with { type: 'json' };
import plAppointment from '#locales/pl/appointment.json' with { type: 'json' };
import plClosed from '#locales/pl/closed.json' with { type: 'json' };
import plCommon from '#locales/pl/common.json' with { type: 'json' };
import pl from '#locales/pl/filled-page.json' with { type: 'json' };
import plHome from '#locales/pl/home.json' with { type: 'json' };
import seAppointment from '#locales/se/appointment.json' with { type: 'json' };
import seClosed from '#locales/se/closed.json' with { type: 'json' };
import seCommon from '#locales/se/common.json' with { type: 'json' };
import se from '#locales/se/filled-page.json' with { type: 'json' };
import seHome from '#locales/se/home.json' with { type: 'json' };
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { madeOnce } from '#shared/time/made-once.ts';

const texts = {
  en: {
    ...{ common: enCommon, appointment: enAppointment, closed: enClosed },
    ...{ home: enHome, 'filled-page': en },
  },
  de: {
    ...{ common: deCommon, appointment: deAppointment, closed: deClosed },
    ...{ home: deHome, 'filled-page': de },
  },
  fr: {
    ...{ common: frCommon, appointment: frAppointment, closed: frClosed },
    ...{ home: frHome, 'filled-page': fr },
  },
  es: {
    ...{ common: esCommon, appointment: esAppointment, closed: esClosed },
    ...{ home: esHome, 'filled-page': es },
  },
  no: {
    ...{ common: noCommon, appointment: noAppointment, closed: noClosed },
    ...{ home: noHome, 'filled-page': no },
  },
  nl: {
    ...{ common: nlCommon, appointment: nlAppointment, closed: nlClosed },
    ...{ home: nlHome, 'filled-page': nl },
  },
  it: {
    ...{ common: itCommon, appointment: itAppointment, closed: itClosed },
    ...{ home: itHome, 'filled-page': it },
  },
  pl: {
    ...{ common: plCommon, appointment: plAppointment, closed: plClosed },
    ...{ home: plHome, 'filled-page': pl },
  },
  se: {
    ...{ common: seCommon, appointment: seAppointment, closed: seClosed },
    ...{ home: seHome, 'filled-page': se },
  },
} as const satisfies Record<Language, object>;

/** What filled pages say in a language before their scripts do. */
export const pageTexts = madeOnce((language: Language): Translate<'filled-page'> => {
  const translate = createTranslator(toLocale(language), texts[language]);
  return (key, values) => translate('filled-page', key, values);
});
