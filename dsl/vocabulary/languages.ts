// The languages that names are written in: their own name, script, direction and digits, of Unicode's CLDR.

/** A language. */
export interface Language {
  /** ISO 639 code */
  readonly code: string;
  readonly english: string;
  /** what its speakers call it */
  readonly endonym: string;
  /** ISO 15924 code of the script that names are written in */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** its own digits from 0 to 9; undefined where it has none but the Latin ones */
  readonly digits?: string;
}

const row = (code: string, english: string, endonym: string, script: string, digits?: string): Language => ({
  code,
  english,
  endonym,
  script,
  direction: script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr',
  ...(digits === undefined ? {} : { digits }),
});

// Manipuri, Javanese and Balinese in their own scripts, not in those that most print.
/** Every language, by code. */
export const languages: readonly Language[] = [
  row('am', 'Amharic', 'አማርኛ', 'Ethi'),
  row('ar', 'Arabic', 'العربية', 'Arab', '٠١٢٣٤٥٦٧٨٩'),
  row('as', 'Assamese', 'অসমীয়া', 'Beng', '০১২৩৪৫৬৭৮৯'),
  row('ban', 'Balinese', 'ᬩᬲᬩᬮᬶ', 'Bali', '᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙'),
  row('bho', 'Bhojpuri', 'भोजपुरी', 'Deva', '०१२३४५६७८९'),
  row('bn', 'Bengali', 'বাংলা', 'Beng', '০১২৩৪৫৬৭৮৯'),
  row('bo', 'Tibetan', 'བོད་སྐད', 'Tibt', '༠༡༢༣༤༥༦༧༨༩'),
  row('brx', 'Bodo', 'बर’', 'Deva', '०१२३४५६७८९'),
  row('cs', 'Czech', 'čeština', 'Latn'),
  row('de', 'German', 'Deutsch', 'Latn'),
  row('doi', 'Dogri', 'डोगरी', 'Deva', '०१२३४५६७८९'),
  row('el', 'Greek', 'Ελληνικά', 'Grek'),
  row('en', 'English', 'English', 'Latn'),
  row('es', 'Spanish', 'español', 'Latn'),
  row('fa', 'Persian', 'فارسی', 'Arab', '۰۱۲۳۴۵۶۷۸۹'),
  row('fr', 'French', 'français', 'Latn'),
  row('gu', 'Gujarati', 'ગુજરાતી', 'Gujr', '૦૧૨૩૪૫૬૭૮૯'),
  row('he', 'Hebrew', 'עברית', 'Hebr'),
  row('hi', 'Hindi', 'हिन्दी', 'Deva', '०१२३४५६७८९'),
  row('hu', 'Hungarian', 'magyar', 'Latn'),
  row('hy', 'Armenian', 'հայերեն', 'Armn'),
  row('id', 'Indonesian', 'Indonesia', 'Latn'),
  row('it', 'Italian', 'italiano', 'Latn'),
  row('ja', 'Japanese', '日本語', 'Jpan'),
  row('jv', 'Javanese', 'ꦧꦱꦗꦮ', 'Java', '꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙'),
  row('ka', 'Georgian', 'ქართული', 'Geor'),
  row('km', 'Khmer', 'ខ្មែរ', 'Khmr', '០១២៣៤៥៦៧៨៩'),
  row('kn', 'Kannada', 'ಕನ್ನಡ', 'Knda', '೦೧೨೩೪೫೬೭೮೯'),
  row('ko', 'Korean', '한국어', 'Kore'),
  row('kok', 'Konkani', 'कोंकणी', 'Deva', '०१२३४५६७८९'),
  row('ks', 'Kashmiri', 'کٲشُر', 'Arab', '۰۱۲۳۴۵۶۷۸۹'),
  row('lo', 'Lao', 'ລາວ', 'Laoo', '໐໑໒໓໔໕໖໗໘໙'),
  row('mai', 'Maithili', 'मैथिली', 'Deva', '०१२३४५६७८९'),
  row('ml', 'Malayalam', 'മലയാളം', 'Mlym', '൦൧൨൩൪൫൬൭൮൯'),
  row('mni', 'Manipuri', 'ꯃꯤꯇꯩꯂꯣꯟ', 'Mtei', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'),
  row('mr', 'Marathi', 'मराठी', 'Deva', '०१२३४५६७८९'),
  row('ms', 'Malay', 'Melayu', 'Latn'),
  row('my', 'Burmese', 'မြန်မာ', 'Mymr', '၀၁၂၃၄၅၆၇၈၉'),
  row('ne', 'Nepali', 'नेपाली', 'Deva', '०१२३४५६७८९'),
  row('nl', 'Dutch', 'Nederlands', 'Latn'),
  row('or', 'Odia', 'ଓଡ଼ିଆ', 'Orya', '୦୧୨୩୪୫୬୭୮୯'),
  row('pa', 'Punjabi', 'ਪੰਜਾਬੀ', 'Guru', '੦੧੨੩੪੫੬੭੮੯'),
  row('pl', 'Polish', 'polski', 'Latn'),
  row('pt', 'Portuguese', 'português', 'Latn'),
  row('ro', 'Romanian', 'română', 'Latn'),
  row('ru', 'Russian', 'русский', 'Cyrl'),
  row('sa', 'Sanskrit', 'संस्कृतम्', 'Deva', '०१२३४५६७८९'),
  row('sat', 'Santali', 'ᱥᱟᱱᱛᱟᱲᱤ', 'Olck', '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙'),
  row('sd', 'Sindhi', 'سنڌي', 'Arab', '٠١٢٣٤٥٦٧٨٩'),
  row('si', 'Sinhala', 'සිංහල', 'Sinh'),
  row('sv', 'Swedish', 'svenska', 'Latn'),
  row('ta', 'Tamil', 'தமிழ்', 'Taml', '௦௧௨௩௪௫௬௭௮௯'),
  row('te', 'Telugu', 'తెలుగు', 'Telu', '౦౧౨౩౪౫౬౭౮౯'),
  row('th', 'Thai', 'ไทย', 'Thai', '๐๑๒๓๔๕๖๗๘๙'),
  row('tr', 'Turkish', 'Türkçe', 'Latn'),
  row('uk', 'Ukrainian', 'українська', 'Cyrl'),
  row('ur', 'Urdu', 'اردو', 'Arab', '۰۱۲۳۴۵۶۷۸۹'),
  row('zh', 'Chinese', '中文', 'Hans'),
];
