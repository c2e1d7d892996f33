// What other folders use of `server/report`.

export { pagesOf, pdfOf } from './report.ts';
