/**
 * Well-known cities that give no zone its name, by zone: the names one city goes by are parted by
 * `/`, the first is the one it has in English.
 */
const table = `
Europe/Berlin|Berlin/Berlijn/Berlino/Berlín,Munich/München/Monaco di Baviera/Monachium/Múnich,Hamburg/Hambourg/Hamburgo/Amburgo,Cologne/Köln/Keulen/Colonia/Kolonia,Frankfurt/Francfort/Francoforte/Fráncfort,Stuttgart,Düsseldorf,Leipzig/Lipsk/Lipsia,Dresden/Dresda/Drezno,Hanover/Hannover,Nuremberg/Nürnberg/Norymberga,Bremen/Brema
Europe/Vienna|Wien/Wenen/Vienne/Viena/Wiedeń,Graz,Salzburg,Innsbruck
Europe/Zurich|Zürich/Zurigo/Zurych/Zúrich,Geneva/Genf/Genève/Ginevra/Genewa/Ginebra,Basel/Bâle/Basilea/Bazylea,Bern/Berne/Berna/Berno,Lausanne,Lugano
Europe/Warsaw|Warszawa/Warschau/Varsovie/Varsavia/Varsovia,Kraków/Cracow/Krakau/Cracovia,Gdańsk/Danzig,Wrocław/Breslau,Poznań/Posen,Łódź
Europe/Paris|Parijs/Parigi/Paryż/París,Lyon/Lione,Marseille/Marsiglia/Marsylia/Marsella,Toulouse/Tolosa,Nice/Nizza,Bordeaux,Lille,Strasbourg/Straßburg/Straatsburg,Nantes
Europe/London|Londen/Londres/Londra/Londyn,Manchester,Birmingham,Edinburgh/Édimbourg/Edinburgo,Glasgow,Leeds,Liverpool,Bristol,Cardiff,Belfast
Europe/Dublin|Dublino/Dublín,Cork,Galway
Europe/Madrid|Madryt,Barcelona/Barcelone/Barcellona,Valencia/Walencja,Seville/Sevilla/Siviglia/Sewilla,Bilbao,Málaga
Europe/Lisbon|Lisboa/Lissabon/Lisbonne/Lisbona/Lizbona,Porto/Oporto
Europe/Rome|Roma/Rom/Rzym,Milan/Milano/Mailand/Mediolan,Naples/Napoli/Neapel/Neapol,Turin/Torino/Turyn,Florence/Firenze/Florenz,Venice/Venezia/Venedig/Wenecja,Bologna
Europe/Amsterdam|Ámsterdam,Rotterdam,The Hague/Den Haag,Utrecht,Eindhoven
Europe/Brussels|Bruxelles/Brüssel/Brussel/Bryssel/Bruselas/Bruksela,Antwerp/Antwerpen/Anvers/Anversa/Amberes,Ghent/Gent/Gand
Europe/Luxembourg|Luxemburg/Luxemburgo/Lussemburgo/Luksemburg
Europe/Copenhagen|København/Köpenhamn/Kopenhagen/Copenhague/Kopenhaga/Copenaghen,Aarhus
Europe/Oslo|Bergen,Trondheim,Stavanger
Europe/Stockholm|Sztokholm/Estocolmo/Stoccolma,Gothenburg/Göteborg,Malmö
Europe/Helsinki|Helsingfors,Tampere,Espoo
Europe/Prague|Praha/Prag/Praag/Praga,Brno/Brünn
Europe/Budapest|Budapeszt/Boedapest
Europe/Bucharest|București/Bukarest/Boekarest/Bukareszt/Bucarest,Cluj
Europe/Sofia|София
Europe/Athens|Athina/Athen/Aten/Athene/Athènes/Atene/Atenas/Ateny/Αθήνα,Thessaloniki
Europe/Istanbul|İstanbul/Estambul/Stambuł,Ankara,Izmir
Europe/Kyiv|Kiev/Kiew/Київ/Kijów/Kyjiv,Lviv/Lemberg/Lwów,Odesa
Europe/Moscow|Moskau/Moskva/Moskou/Moscou/Moscú/Mosca/Moskwa/Москва,Saint Petersburg/Sankt Petersburg
Europe/Belgrade|Beograd/Belgrad,Novi Sad
Europe/Zagreb|Split
America/New_York|New York/Nueva York/Nowy Jork,Boston,Washington/Waszyngton,Miami,Atlanta,Philadelphia/Filadelfia,Charlotte,Pittsburgh,Orlando,Baltimore,Raleigh,Cleveland
America/Chicago|Dallas,Houston,Austin,San Antonio,Minneapolis,St. Louis,Kansas City,New Orleans,Nashville,Milwaukee,Memphis
America/Denver|Salt Lake City,Albuquerque,Colorado Springs
America/Phoenix|Tucson
America/Los_Angeles|Los Ángeles,San Francisco,Seattle,San Diego,Portland,Las Vegas,San José/San Jose,Sacramento,Silicon Valley
America/Toronto|Ottawa,Montreal/Montréal,Quebec/Québec
America/Vancouver|Victoria
America/Edmonton|Calgary
America/Mexico_City|Mexico City/Ciudad de México/Mexiko-Stadt/Mexico-Stad/Mexico by/Città del Messico/Meksyk,Guadalajara,Puebla
America/Sao_Paulo|São Paulo,Rio de Janeiro,Brasília,Curitiba,Porto Alegre,Belo Horizonte
America/Argentina/Buenos_Aires|Rosario
America/Bogota|Bogotá,Medellín,Cali
America/Lima|Arequipa
America/Santiago|Valparaíso
Asia/Kolkata|Mumbai/Bombay/Bombaj,Delhi/New Delhi/Nowe Delhi,Bangalore/Bengaluru,Chennai/Madras,Hyderabad,Calcutta/Kalkutta/Kalkuta,Pune,Ahmedabad,Jaipur
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
Asia/Jerusalem|Jerozolima/Gerusalemme/Jérusalem/Jeruzalem,Tel Aviv,Haifa
Asia/Tehran|Teheran
Africa/Cairo|Kairo/Le Caire/El Cairo/Il Cairo/Caïro/Kair,Alexandria
Africa/Casablanca|Marrakesh,Rabat
Africa/Lagos|Abuja
Africa/Johannesburg|Cape Town/Kapstadt/Kaapstad/Kapstaden/Le Cap/Ciudad del Cabo/Città del Capo/Kapsztad,Durban,Pretoria
Africa/Nairobi|Mombasa
Australia/Sydney|Canberra,Newcastle
Australia/Melbourne|Geelong
Australia/Brisbane|Gold Coast
Pacific/Auckland|Wellington,Christchurch
Pacific/Honolulu|Hawaii/Hawaje
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
