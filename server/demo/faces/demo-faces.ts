import type { DemoHost } from '../demo-hosts.ts';
import type { Face } from './draw-face.ts';

export const demoFaces = {
  ada: {
    ...{ ground: '#f3d9c4', skin: '#f5cdb0', shade: '#e3a98a', hair: '#9c4a2b' },
    ...{ shirt: '#0f766e', style: 'bob', hasGlasses: true },
  },
  grace: {
    ...{ ground: '#f2c14e', skin: '#8d5a3c', shade: '#6f432b', hair: '#2a1d19' },
    ...{ shirt: '#f7f1e5', style: 'crown' },
  },
  linus: {
    ...{ ground: '#bcd4de', skin: '#c98e62', shade: '#a66f48', hair: '#231b1a' },
    ...{ shirt: '#3d4a6b', style: 'short' },
  },
  mia: {
    ...{ ground: '#d9cfe6', skin: '#f0c6a0', shade: '#d9a17b', hair: '#5b4636' },
    ...{ shirt: '#9a3412', style: 'bun' },
  },
} as const satisfies Record<DemoHost['slug'], Face>;
