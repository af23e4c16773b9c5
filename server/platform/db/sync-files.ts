import fs from 'node:fs';
import { join } from 'node:path';

/** Makes a folder and all below it reach the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path, 'r+');
  }
  syncFolder(folder);
}

/** Makes the names in a folder reach the disk. Windows does that by itself, and cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r');
}

function syncPath(path: string, flags: string): void {
  const descriptor = fs.openSync(path, flags);
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
