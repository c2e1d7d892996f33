// What other rooms use of `engine/bytes`.

export { crc32 } from './crc32.ts';
export {
  DataFileError,
  type DataFileKind,
  type DataSection,
  type DataSections,
  dataFileOf,
  openDataFile,
} from './data-file.ts';
