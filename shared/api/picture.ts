import type { Upload } from './endpoint.ts';

/** What is sent as a picture: more than a phone's camera writes. */
export const pictureUpload = {
  field: 'picture',
  maxBytes: 10 * 1024 * 1024,
} as const satisfies Upload;

/** What may be wrong with one. */
export const pictureRefusals = [
  ...(['not-a-picture', 'picture-heic', 'picture-svg', 'picture-animated'] as const),
  ...(['picture-broken', 'picture-too-many-pixels', 'pictures-busy'] as const),
] as const;
