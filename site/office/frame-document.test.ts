import { expect, test } from 'vitest';
import { toFrameDocument } from './frame-document.ts';

test('the base comes first in the head, whatever its attributes', () => {
  expect(toFrameDocument('<html><head lang="en"><title>x</title></head></html>')).toBe(
    '<html><head lang="en"><base target="_blank"><title>x</title></head></html>',
  );
});

test('a fragment without a head gets it in front', () => {
  expect(toFrameDocument('<p>Hi</p>')).toBe('<base target="_blank"><p>Hi</p>');
});
