// SHA-256 as a plain function: Node's own is missing elsewhere, and that of browsers is asynchronous.

import { sha256 as digestOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text as UTF-8, hex. */
export const sha256 = (text: string): string => bytesToHex(digestOf(utf8ToBytes(text)));
