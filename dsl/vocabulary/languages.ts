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

/** How a language is written. */
interface Writing {
  /** of ISO 15924 */
  readonly script: string;
  /** from zero; those of ASCII where left out */
  readonly digits?: string | undefined;
}

const row = (code: string, english: string, endonym: string, { script, digits }: Writing): Language => ({
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
  row('am', 'Amharic', 'አማርኛ', { script: 'Ethi' }),
  row('ar', 'Arabic', 'العربية', { script: 'Arab', digits: '٠١٢٣٤٥٦٧٨٩' }),
  row('as', 'Assamese', 'অসমীয়া', { script: 'Beng', digits: '০১২৩৪৫৬৭৮৯' }),
  row('ban', 'Balinese', 'ᬩᬲᬩᬮᬶ', { script: 'Bali', digits: '᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙' }),
  row('bho', 'Bhojpuri', 'भोजपुरी', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('bn', 'Bengali', 'বাংলা', { script: 'Beng', digits: '০১২৩৪৫৬৭৮৯' }),
  row('bo', 'Tibetan', 'བོད་སྐད', { script: 'Tibt', digits: '༠༡༢༣༤༥༦༧༨༩' }),
  row('brx', 'Bodo', 'बर’', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('cs', 'Czech', 'čeština', { script: 'Latn' }),
  row('de', 'German', 'Deutsch', { script: 'Latn' }),
  row('doi', 'Dogri', 'डोगरी', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('el', 'Greek', 'Ελληνικά', { script: 'Grek' }),
  row('en', 'English', 'English', { script: 'Latn' }),
  row('es', 'Spanish', 'español', { script: 'Latn' }),
  row('fa', 'Persian', 'فارسی', { script: 'Arab', digits: '۰۱۲۳۴۵۶۷۸۹' }),
  row('fr', 'French', 'français', { script: 'Latn' }),
  row('gu', 'Gujarati', 'ગુજરાતી', { script: 'Gujr', digits: '૦૧૨૩૪૫૬૭૮૯' }),
  row('he', 'Hebrew', 'עברית', { script: 'Hebr' }),
  row('hi', 'Hindi', 'हिन्दी', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('hu', 'Hungarian', 'magyar', { script: 'Latn' }),
  row('hy', 'Armenian', 'հայերեն', { script: 'Armn' }),
  row('id', 'Indonesian', 'Indonesia', { script: 'Latn' }),
  row('it', 'Italian', 'italiano', { script: 'Latn' }),
  row('ja', 'Japanese', '日本語', { script: 'Jpan' }),
  row('jv', 'Javanese', 'ꦧꦱꦗꦮ', { script: 'Java', digits: '꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙' }),
  row('ka', 'Georgian', 'ქართული', { script: 'Geor' }),
  row('km', 'Khmer', 'ខ្មែរ', { script: 'Khmr', digits: '០១២៣៤៥៦៧៨៩' }),
  row('kn', 'Kannada', 'ಕನ್ನಡ', { script: 'Knda', digits: '೦೧೨೩೪೫೬೭೮೯' }),
  row('ko', 'Korean', '한국어', { script: 'Kore' }),
  row('kok', 'Konkani', 'कोंकणी', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('ks', 'Kashmiri', 'کٲشُر', { script: 'Arab', digits: '۰۱۲۳۴۵۶۷۸۹' }),
  row('lo', 'Lao', 'ລາວ', { script: 'Laoo', digits: '໐໑໒໓໔໕໖໗໘໙' }),
  row('mai', 'Maithili', 'मैथिली', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('ml', 'Malayalam', 'മലയാളം', { script: 'Mlym', digits: '൦൧൨൩൪൫൬൭൮൯' }),
  row('mni', 'Manipuri', 'ꯃꯤꯇꯩꯂꯣꯟ', { script: 'Mtei', digits: '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹' }),
  row('mr', 'Marathi', 'मराठी', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('ms', 'Malay', 'Melayu', { script: 'Latn' }),
  row('my', 'Burmese', 'မြန်မာ', { script: 'Mymr', digits: '၀၁၂၃၄၅၆၇၈၉' }),
  row('ne', 'Nepali', 'नेपाली', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('nl', 'Dutch', 'Nederlands', { script: 'Latn' }),
  row('or', 'Odia', 'ଓଡ଼ିଆ', { script: 'Orya', digits: '୦୧୨୩୪୫୬୭୮୯' }),
  row('pa', 'Punjabi', 'ਪੰਜਾਬੀ', { script: 'Guru', digits: '੦੧੨੩੪੫੬੭੮੯' }),
  row('pl', 'Polish', 'polski', { script: 'Latn' }),
  row('pt', 'Portuguese', 'português', { script: 'Latn' }),
  row('ro', 'Romanian', 'română', { script: 'Latn' }),
  row('ru', 'Russian', 'русский', { script: 'Cyrl' }),
  row('sa', 'Sanskrit', 'संस्कृतम्', { script: 'Deva', digits: '०१२३४५६७८९' }),
  row('sat', 'Santali', 'ᱥᱟᱱᱛᱟᱲᱤ', { script: 'Olck', digits: '᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙' }),
  row('sd', 'Sindhi', 'سنڌي', { script: 'Arab', digits: '٠١٢٣٤٥٦٧٨٩' }),
  row('si', 'Sinhala', 'සිංහල', { script: 'Sinh' }),
  row('sv', 'Swedish', 'svenska', { script: 'Latn' }),
  row('ta', 'Tamil', 'தமிழ்', { script: 'Taml', digits: '௦௧௨௩௪௫௬௭௮௯' }),
  row('te', 'Telugu', 'తెలుగు', { script: 'Telu', digits: '౦౧౨౩౪౫౬౭౮౯' }),
  row('th', 'Thai', 'ไทย', { script: 'Thai', digits: '๐๑๒๓๔๕๖๗๘๙' }),
  row('tr', 'Turkish', 'Türkçe', { script: 'Latn' }),
  row('uk', 'Ukrainian', 'українська', { script: 'Cyrl' }),
  row('ur', 'Urdu', 'اردو', { script: 'Arab', digits: '۰۱۲۳۴۵۶۷۸۹' }),
  row('zh', 'Chinese', '中文', { script: 'Hans' }),
];
