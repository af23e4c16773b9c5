/** Where a device keeps whether the office is light or dark. */
export const SCHEME_KEY = 'kalends:scheme';

/** The inline script that settles light or dark before anything is painted. */
export function schemeStart(): string {
  return `(()=>{try{
const scheme=localStorage.getItem('${SCHEME_KEY}');
if(scheme==='light'||scheme==='dark')document.documentElement.style.colorScheme=scheme;
}catch{}})()`;
}
