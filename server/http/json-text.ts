// A large answer as JSON, its lists written element by element, so that others may go on in between.

import type { Turn } from '../turns.ts';

/** The same text as `JSON.stringify(value)` of plain data. */
export async function jsonText(value: unknown, pause: Turn['pause']): Promise<string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'toJSON' in value) {
    return JSON.stringify(value);
  }
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value)) {
    const text = Array.isArray(field) ? await listText(field, pause) : JSON.stringify(field);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

async function listText(list: readonly unknown[], pause: Turn['pause']): Promise<string> {
  const elements: string[] = [];
  for (const element of list) {
    elements.push(JSON.stringify(element) ?? 'null');
    await pause();
  }
  return `[${elements.join(',')}]`;
}
