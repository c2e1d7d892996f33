import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What a process of this folder writes, having ended by itself; with so many files that it may open, and options of Node. */
function outputOf(name: string, { mostFiles = 1000, nodeOptions = '' } = {}): string {
  const file = fileURLToPath(new URL(`./processes/${name}.ts`, import.meta.url));
  const command = 'ulimit -n "$1" && exec "$2" --conditions=@nirnaya/source --import tsx "$3"';
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', command, 'sh', `${mostFiles}`, process.execPath, file],
    { encoding: 'utf8', timeout: 50_000, env: { ...process.env, NODE_OPTIONS: nodeOptions } },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

test('a process waits for tasks, and ends when only idle threads are left', () => {
  expect(outputOf('idle-threads')).toBe("[ 'both', 'ran' ]\n");
});

test('tasks are refused at once while the process is short of files, and run afterwards', () => {
  expect(JSON.parse(outputOf('few-files', { mostFiles: 100 }))).toEqual({
    before: 'answered',
    died: 'HostUnavailable',
    refused: ['HostUnavailable', 'HostUnavailable', 'HostUnavailable'],
    fewStarts: true,
    after: 'answered',
  });
});

test('a thread has the limit that it was given, whatever that of the process is', () => {
  expect(outputOf('heap-limits', { nodeOptions: '--max-old-space-size=512' })).toBe('[8,1]\n');
});
