import * as z from 'zod';
import { EXTENSION_BROWSERS } from '#shared/domain/connected-apps.ts';
import { endpoint } from './endpoint.ts';

const browser = z.enum(EXTENSION_BROWSERS);

const packedExtension = z.object({
  browser,
  /** It names the version. */
  fileName: z.string(),
  bytes: z.int(),
});

export const extensionDownloadApi = {
  listExtensionFiles: endpoint({
    method: 'get',
    path: '/extension',
    summary: 'For which browsers this server has the extension, as it was built with it',
    right: 'session:read',
    limit: 'office',
    reply: z.object({ files: z.array(packedExtension) }),
    refuses: [],
  }),
  downloadExtension: endpoint({
    method: 'get',
    path: '/extension/{browser}',
    summary: 'The extension to be loaded by hand, packed; cached by its content',
    right: 'session:read',
    limit: 'office',
    params: z.object({ browser }),
    reply: z.string().meta({ format: 'binary' }),
    replyType: 'application/zip',
    refuses: ['not-found'],
  }),
} as const;
