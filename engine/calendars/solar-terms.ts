/**
 * The 24 solar terms of a Gregorian year by a meridian: each from its day to the day before the next. They begin every
 * fifteen degrees of the Sun's tropical longitude.
 */

import { beginningIn, type WorldCalendar } from './calendar.ts';
import { chineseTime } from './chinese.ts';
import { japaneseTime } from './japanese.ts';
import { koreanTime } from './korean.ts';
import { civilDayAt, type Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';
import { vietnameseTime } from './vietnamese.ts';

/** The terms that may last 16 days, while the Sun is slow. */
const FIRST_LONG = 4;
const LAST_LONG = 20;

// The first is the one that begins in early January.
const terms =
  (name: string, meridian: Meridian, months: WorldCalendar['months']) =>
  (tables: CalendarTables): WorldCalendar => ({
    name,
    months,
    longest: (month) => (month >= FIRST_LONG && month <= LAST_LONG ? 16 : 15),
    monthsOf: (year) =>
      beginningIn(
        year,
        Array.from({ length: 26 }, (_, i) => {
          const first = civilDayAt(meridian, tables.terms().at(year, i));
          const next = civilDayAt(meridian, tables.terms().at(year, i + 1));
          return { month: (i + 23) % 24, first, days: next - first };
        }),
      ),
  });

export const chineseTerms = terms('Chinese Term', chineseTime, [
  ['Xiaohan'],
  ['Dahan'],
  ['Lichun'],
  ['Yushui'],
  ['Jingzhe'],
  ['Chunfen'],
  ['Qingming'],
  ['Guyu'],
  ['Lixia'],
  ['Xiaoman'],
  ['Mangzhong'],
  ['Xiazhi'],
  ['Xiaoshu'],
  ['Dashu'],
  ['Liqiu'],
  ['Chushu'],
  ['Bailu'],
  ['Qiufen'],
  ['Hanlu'],
  ['Shuangjiang'],
  ['Lidong'],
  ['Xiaoxue'],
  ['Daxue'],
  ['Dongzhi'],
]);

export const japaneseTerms = terms('Japanese Term', japaneseTime, [
  ['Shokan'],
  ['Daikan'],
  ['Risshun'],
  ['Usui'],
  ['Keichitsu'],
  ['Shunbun'],
  ['Seimei'],
  ['Kokuu'],
  ['Rikka'],
  ['Shoman'],
  ['Boshu'],
  ['Geshi'],
  ['Shosho'],
  ['Taisho'],
  ['Risshu'],
  ['Shosho Autumn'],
  ['Hakuro'],
  ['Shubun'],
  ['Kanro'],
  ['Soko'],
  ['Ritto'],
  ['Shosetsu'],
  ['Taisetsu'],
  ['Toji'],
]);

export const koreanTerms = terms('Korean Term', koreanTime, [
  ['Sohan'],
  ['Daehan'],
  ['Ipchun'],
  ['Usu'],
  ['Gyeongchip'],
  ['Chunbun'],
  ['Cheongmyeong'],
  ['Gogu'],
  ['Ipha'],
  ['Soman'],
  ['Mangjong'],
  ['Haji'],
  ['Soseo'],
  ['Daeseo'],
  ['Ipchu'],
  ['Cheoseo'],
  ['Baengno'],
  ['Chubun'],
  ['Hallo'],
  ['Sanggang'],
  ['Ipdong'],
  ['Soseol'],
  ['Daeseol'],
  ['Dongji'],
]);

export const vietnameseTerms = terms('Vietnamese Term', vietnameseTime, [
  ['Tiểu Hàn'],
  ['Đại Hàn'],
  ['Lập Xuân'],
  ['Vũ Thủy'],
  ['Kinh Trập'],
  ['Xuân Phân'],
  ['Thanh Minh'],
  ['Cốc Vũ'],
  ['Lập Hạ'],
  ['Tiểu Mãn'],
  ['Mang Chủng'],
  ['Hạ Chí'],
  ['Tiểu Thử'],
  ['Đại Thử'],
  ['Lập Thu'],
  ['Xử Thử'],
  ['Bạch Lộ'],
  ['Thu Phân'],
  ['Hàn Lộ'],
  ['Sương Giáng'],
  ['Lập Đông'],
  ['Tiểu Tuyết'],
  ['Đại Tuyết'],
  ['Đông Chí'],
]);
