import * as z from 'zod';
import { endpoint, queryInteger } from './endpoint.ts';

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: "SHA-256 of the file's bytes, in hex" });

/** Files that companies have given, each at an address of its own that never means anything else. */
export const fileApi = {
  getFile: endpoint({
    method: 'get',
    path: '/file/{hash}',
    summary: 'A file by what is in it; ranges are answered',
    right: 'anyone',
    limit: 'file',
    params: z.object({ hash }),
    reply: z.string(),
    replyType: '*/*',
    refuses: ['not-found'],
  }),
  getPictureSize: endpoint({
    method: 'get',
    path: '/file/{hash}/{width}',
    summary: 'A picture as WebP, at least so many pixels wide, or as wide as there is one',
    right: 'anyone',
    limit: 'file',
    params: z.object({ hash, width: queryInteger(1, 10_000) }),
    reply: z.string(),
    replyType: '*/*',
    refuses: ['not-found'],
  }),
} as const;
