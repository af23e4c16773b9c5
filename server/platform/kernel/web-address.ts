import * as z from 'zod';

/** A setting that is an address of the web: `'https://book.example.com'`. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'has to be an address that begins with https:// or http://',
});
