// SHA-256 (FIPS 180-4) as a plain function, which Node's own and that of browsers are not: the one is missing elsewhere,
// the other asynchronous.

/** The fractional parts of the cube roots of the first 64 primes, 32 bits each; of the square roots of the first eight. */
const { rounds, start } = constants();

/** SHA-256 of a text as UTF-8, hex. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const whole = bytes.length - (bytes.length % 64);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < whole; at += 64) compress(state, words, view, at);
  // The rest, a bit that is set, zeros, and the length in bits.
  const left = bytes.length - whole;
  const last = new Uint8Array(left < 56 ? 64 : 128);
  last.set(bytes.subarray(whole));
  last[left] = 0x80;
  const end = new DataView(last.buffer);
  end.setUint32(last.length - 8, Math.floor(bytes.length / 2 ** 29));
  end.setUint32(last.length - 4, (bytes.length << 3) >>> 0);
  for (let at = 0; at < last.length; at += 64) compress(state, words, end, at);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

// Adds a block of 64 bytes to the state.
function compress(state: Int32Array, w: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15], w[i - 2]];
    const small = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const large = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + small + w[i - 7] + large) | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + rounds[i] + w[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t2 = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

// Doubles have 52 bits after the point: enough for 32 of these small roots.
function constants(): { readonly rounds: Int32Array; readonly start: Int32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  return {
    rounds: Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    start: Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}
