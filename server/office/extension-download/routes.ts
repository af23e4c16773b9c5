import { BytesReply } from '#server/platform/http/bytes-reply.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { extensionDownloadApi } from '#shared/api/extension-download.ts';
import { EXTENSION_BROWSERS } from '#shared/domain/connected-apps.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findExtension, readExtension } from './read-extension.ts';

export function extensionDownloadRoutes({
  extensionFolder,
}: Services): Handlers<typeof extensionDownloadApi> {
  return {
    listExtensionFiles: async () => {
      const files = await Promise.all(
        EXTENSION_BROWSERS.map(async (browser) => {
          const packed = await findExtension(extensionFolder, browser);
          return packed ? [{ browser, ...packed }] : [];
        }),
      );
      return { files: files.flat() };
    },
    downloadExtension: async ({ params: { browser } }) => {
      const packed = await findExtension(extensionFolder, browser);
      const content = packed && (await readExtension(extensionFolder, packed.fileName));
      if (!content) return refuse('not-found', 'The extension was not built with this server');
      return new BytesReply(packed.fileName, content);
    },
  };
}
