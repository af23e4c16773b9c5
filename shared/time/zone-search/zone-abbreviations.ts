/**
 * What zones are called for short, and in words: the names, then the zones that are meant, best
 * first. `~` stands for a zone and all of its continent that keep the same time.
 */
const table = `
UTC,Z,Zulu|UTC
GMT,BST,Greenwich Mean Time,British Summer Time|Europe/London Europe/Jersey Europe/Guernsey Europe/Isle_of_Man
GMT|Europe/Dublin UTC Africa/Accra Africa/Abidjan Africa/Dakar Atlantic/Reykjavik
IST|Asia/Kolkata Asia/Jerusalem Europe/Dublin
WET,WEST,WEZ,WESZ|Europe/Lisbon Atlantic/Canary Atlantic/Madeira
CET,CEST,MEZ,MESZ,MET,HEC,HAEC,Central European Time,Mitteleuropäische Zeit,heure de Paris|~Europe/Berlin
EET,EEST,OEZ,OESZ,Eastern European Time,Osteuropäische Zeit|~Europe/Athens
MSK,MSZ|Europe/Moscow
TRT|Europe/Istanbul
ET,EST,EDT,HNE,HAE,Eastern Time,Heure de l'Est,Hora del Este|~America/New_York
EST|America/Panama America/Jamaica America/Cancun
CT,CST,CDT,HNC,HAC,Central Time,Heure du Centre,Hora del Centro|~America/Chicago
CST|America/Mexico_City America/Costa_Rica America/Regina Asia/Shanghai Asia/Taipei America/Havana
MT,MST,MDT,HNR,HAR,Mountain Time,Heure des Rocheuses,Hora de la Montaña|~America/Denver
MST|America/Phoenix America/Hermosillo
PT,PST,PDT,HNP,HAP,Pacific Time,Heure du Pacifique,Hora del Pacífico|~America/Los_Angeles
AKT,AKST,AKDT,Alaska Time|~America/Anchorage
AT,AST,ADT,HNA,HAA,Atlantic Time,Heure de l'Atlantique|~America/Halifax
AST|America/Puerto_Rico Asia/Riyadh
NST,NDT,HNT,HAT,Newfoundland Time|America/St_Johns
HST,Hawaii Time|Pacific/Honolulu
BRT|America/Sao_Paulo
ART|America/Argentina/Buenos_Aires
CLT,CLST|America/Santiago
COT|America/Bogota
PET|America/Lima
IDT|Asia/Jerusalem
GST|Asia/Dubai
PKT|Asia/Karachi
NPT|Asia/Kathmandu
ICT|Asia/Bangkok Asia/Ho_Chi_Minh
WIB|Asia/Jakarta
SGT|Asia/Singapore
MYT|Asia/Kuala_Lumpur
PHT,PHST|Asia/Manila
HKT|Asia/Hong_Kong
JST|Asia/Tokyo
KST|Asia/Seoul
AET,AEST,AEDT|~Australia/Sydney
AEST|Australia/Brisbane
ACT,ACST,ACDT|Australia/Adelaide
ACST|Australia/Darwin
AWST|Australia/Perth
NZT,NZST,NZDT|Pacific/Auckland
WAT|Africa/Lagos
CAT|Africa/Maputo Africa/Harare Africa/Lusaka
SAST|Africa/Johannesburg
EAT|Africa/Nairobi
`;

interface Abbreviated {
  readonly names: readonly string[];
  readonly zones: readonly string[];
}

/** The rows of the table: names, and zones of which `~` marks one that stands for its like. */
export const zoneAbbreviations: readonly Abbreviated[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', zones = ''] = line.split('|');
    return { names: names.split(','), zones: zones.split(' ') };
  });
