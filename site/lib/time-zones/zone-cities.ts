/**
 * Well-known cities that give no zone its name, by zone: the names one city goes by are parted by
 * `/`, the first is the one it has in English.
 */
const table = `
Europe/Berlin|Munich/München/Monaco di Baviera/Monachium/Múnich,Hamburg,Cologne/Köln/Colonia/Kolonia,Frankfurt,Stuttgart,Düsseldorf,Leipzig,Dresden/Dresda/Drezno,Hanover/Hannover,Nuremberg/Nürnberg/Norymberga,Bremen/Brema
Europe/Vienna|Wien/Vienne/Viena/Wiedeń,Graz,Salzburg,Innsbruck
Europe/Zurich|Zürich/Zurigo/Zurych,Geneva/Genf/Genève/Ginevra/Genewa,Basel/Bâle/Basilea,Bern/Berne/Berna,Lausanne
Europe/Warsaw|Warszawa/Warschau/Varsovie/Varsavia/Varsovia,Kraków/Cracow/Krakau/Cracovia,Gdańsk/Danzig,Wrocław/Breslau,Poznań/Posen,Łódź
Europe/Paris|Parigi/Paryż,Lyon/Lione,Marseille/Marsiglia,Toulouse,Nice/Nizza,Bordeaux,Lille,Strasbourg/Straßburg,Nantes
Europe/London|Londres/Londra/Londyn,Manchester,Birmingham,Edinburgh/Édimbourg,Glasgow,Leeds,Liverpool,Bristol,Cardiff,Belfast
Europe/Dublin|Cork,Galway
Europe/Madrid|Barcelona/Barcelone/Barcellona,Valencia,Seville/Sevilla/Siviglia,Bilbao,Málaga
Europe/Lisbon|Lisboa/Lissabon/Lisbonne/Lizbona,Porto/Oporto
Europe/Rome|Roma/Rom/Rzym,Milan/Milano/Mailand/Mediolan,Naples/Napoli/Neapel/Neapol,Turin/Torino/Turyn,Florence/Firenze/Florenz,Venice/Venezia/Venedig/Wenecja,Bologna
Europe/Amsterdam|Rotterdam,The Hague/Den Haag,Utrecht,Eindhoven
Europe/Brussels|Bruxelles/Brüssel/Brussel/Bruksela,Antwerp/Antwerpen/Anvers,Ghent/Gent
Europe/Luxembourg|Luxemburg/Lussemburgo
Europe/Copenhagen|København/Kopenhagen/Copenhague/Kopenhaga,Aarhus
Europe/Oslo|Bergen,Trondheim,Stavanger
Europe/Stockholm|Sztokholm/Estocolmo/Stoccolma,Gothenburg/Göteborg,Malmö
Europe/Helsinki|Helsingfors,Tampere,Espoo
Europe/Prague|Praha/Prag/Praga,Brno/Brünn
Europe/Budapest|Budapeszt
Europe/Bucharest|București/Bukarest/Bukareszt,Cluj
Europe/Sofia|София
Europe/Athens|Athina/Athen/Athènes/Atene/Ateny/Αθήνα,Thessaloniki
Europe/Istanbul|İstanbul/Stambuł,Ankara,Izmir
Europe/Kyiv|Kiev/Kiew/Київ/Kijów,Lviv/Lemberg/Lwów,Odesa
Europe/Moscow|Moskau/Moskva/Moscou/Mosca/Moskwa/Москва,Saint Petersburg/Sankt Petersburg
Europe/Belgrade|Beograd/Belgrad,Novi Sad
Europe/Zagreb|Split
America/New_York|New York,Boston,Washington,Miami,Atlanta,Philadelphia,Charlotte,Pittsburgh,Orlando,Baltimore,Raleigh,Cleveland
America/Chicago|Dallas,Houston,Austin,San Antonio,Minneapolis,St. Louis,Kansas City,New Orleans,Nashville,Milwaukee,Memphis
America/Denver|Salt Lake City,Albuquerque,Colorado Springs
America/Phoenix|Tucson
America/Los_Angeles|San Francisco,Seattle,San Diego,Portland,Las Vegas,San José/San Jose,Sacramento,Silicon Valley
America/Toronto|Ottawa,Montreal/Montréal,Quebec/Québec
America/Vancouver|Victoria
America/Edmonton|Calgary
America/Mexico_City|Mexico City/Ciudad de México/Mexiko-Stadt,Guadalajara,Puebla
America/Sao_Paulo|São Paulo,Rio de Janeiro,Brasília,Curitiba,Porto Alegre,Belo Horizonte
America/Argentina/Buenos_Aires|Rosario
America/Bogota|Bogotá,Medellín,Cali
America/Lima|Arequipa
America/Santiago|Valparaíso
Asia/Kolkata|Mumbai/Bombay,Delhi/New Delhi,Bangalore/Bengaluru,Chennai/Madras,Hyderabad,Calcutta,Pune,Ahmedabad,Jaipur
Asia/Karachi|Lahore,Islamabad
Asia/Dhaka|Chittagong
Asia/Shanghai|Beijing/Peking/Pékin/Pechino/Pekin/北京,Shenzhen,Guangzhou/Canton,Chengdu,Hangzhou,上海
Asia/Hong_Kong|Hongkong/香港
Asia/Taipei|Taipeh/台北
Asia/Tokyo|Tokio/東京,Osaka/大阪,Kyoto,Yokohama,Nagoya
Asia/Seoul|Seúl/Séoul/서울,Busan
Asia/Singapore|Singapur/Singapour
Asia/Bangkok|Krung Thep
Asia/Ho_Chi_Minh|Saigon
Asia/Jakarta|Bandung
Asia/Manila|Quezon City,Cebu
Asia/Kuala_Lumpur|Penang
Asia/Dubai|Abu Dhabi
Asia/Riyadh|Jeddah
Asia/Jerusalem|Tel Aviv,Haifa
Asia/Tehran|Teheran
Africa/Cairo|Kairo/Le Caire/El Cairo/Kair,Alexandria
Africa/Casablanca|Marrakesh,Rabat
Africa/Lagos|Abuja
Africa/Johannesburg|Cape Town/Kapstadt/Le Cap,Durban,Pretoria
Africa/Nairobi|Mombasa
Australia/Sydney|Canberra,Newcastle
Australia/Melbourne|Geelong
Australia/Brisbane|Gold Coast
Pacific/Auckland|Wellington,Christchurch
Pacific/Honolulu|Hawaii
`;

/** Cities by zone, each with all its names. */
export const zoneCities: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [zone = '', cities = ''] = line.split('|');
      return [zone, cities.split(',').map((names) => names.split('/'))];
    }),
);

/**
 * What zones are called for short, in English and where another language has its own. Each zone
 * stands for those of its continent that keep the same time.
 */
export const zoneAbbreviations: Readonly<Record<string, string>> = {
  'Europe/London': 'GMT BST WET WEST',
  'Europe/Berlin': 'CET CEST MEZ MESZ',
  'Europe/Athens': 'EET EEST OEZ OESZ',
  'Europe/Moscow': 'MSK',
  'Europe/Istanbul': 'TRT',
  'America/New_York': 'ET EST EDT',
  'America/Chicago': 'CT CST CDT',
  'America/Denver': 'MT MST MDT',
  'America/Phoenix': 'MST',
  'America/Los_Angeles': 'PT PST PDT',
  'America/Anchorage': 'AKST AKDT',
  'America/Halifax': 'AST ADT',
  'America/St_Johns': 'NST NDT',
  'America/Sao_Paulo': 'BRT',
  'Pacific/Honolulu': 'HST',
  'Asia/Kolkata': 'IST',
  'Asia/Jerusalem': 'IST IDT',
  'Asia/Dubai': 'GST',
  'Asia/Karachi': 'PKT',
  'Asia/Bangkok': 'ICT',
  'Asia/Shanghai': 'CST HKT',
  'Asia/Tokyo': 'JST KST',
  'Australia/Sydney': 'AET AEST AEDT',
  'Australia/Brisbane': 'AEST',
  'Australia/Adelaide': 'ACST ACDT',
  'Australia/Perth': 'AWST',
  'Pacific/Auckland': 'NZST NZDT',
  'Africa/Lagos': 'WAT',
  'Africa/Johannesburg': 'SAST CAT',
  'Africa/Nairobi': 'EAT',
  UTC: 'UTC GMT',
};
