// Which thread a key prefers.

/** A number below `count` for a key: always the same one, and keys are spread evenly (FNV-1a, then its upper bits mixed in). */
export function slotOfKey(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 16)) >>> 0) % count;
}
