import { LANGUAGE_KEY, type Language } from '#shared/domain/languages.ts';

/**
 * The inline script that settles a page's language before anything is painted: the `lang` query,
 * else what the visitor chose before, else the browser's first language that we speak, else English
 * (Spec A §5, as chooseLanguage() in shared/domain/languages.ts, which a test holds it to). It leaves
 * `<html lang data-language>`. Storage may be closed to embedded pages.
 */
export function languageStart(languages: readonly Language[]): string {
  return `(()=>{
const all=${JSON.stringify(languages)},own={nb:'no',nn:'no',sv:'se'},root=document.documentElement;
const wish=new URLSearchParams(location.search).get('lang');
const from=(tag)=>{const primary=tag.toLowerCase().split('-')[0];return own[primary]||primary};
let chosen;try{chosen=localStorage.getItem('${LANGUAGE_KEY}')}catch{}
const language=[wish||'',chosen||'',...navigator.languages||[]].map(from).find((l)=>all.includes(l))||'en';
root.dataset.language=language;
root.lang={no:'nb',se:'sv'}[language]||language;
if(language!=='en'&&'prerendered' in root.dataset)root.dataset.translating='';
})()`;
}
