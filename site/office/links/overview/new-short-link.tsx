import { useState } from 'react';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { toSitePath } from '#shared/domain/site-path.ts';
import { TextField } from '#shared/react/form/text-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useLinkChanges } from './use-link-changes.ts';

/** A short address for a page of this site. It is copied as it is made. */
export function NewShortLink({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('links');
  const toast = useToast();
  const attempt = useLinkChanges();
  const { slug } = useSession();
  const [typed, setTyped] = useState(slug === null ? '/' : toPath('user', { user: slug }));
  const { mutateAsync } = api.useChange('post', '/short-link');
  const target = toTarget(typed.trim());
  return (
    <LinkDialog
      title={t('short.title')}
      save={t('dialog.create')}
      onClose={onClose}
      onSave={({ name, expiresAt }) =>
        attempt(async () => {
          const body = { target: target ?? '', name, ...(expiresAt && { expiresAt }) };
          const { url } = await mutateAsync({ body });
          const isCopied = await copyText(url);
          toast.show(t(isCopied ? 'made.copied' : 'made.title'), url);
        })
      }
    >
      <TextField
        name="target"
        kind="url"
        maxLength={2000}
        label={t('short.of')}
        hint={t('short.ofHint', { example: '/ada/intro' })}
        value={typed}
        flaw={target === undefined && typed !== '' ? t('short.elsewhere') : undefined}
        onText={setTyped}
      />
    </LinkDialog>
  );
}

/** What was typed or pasted, as a path of this site: `https://here/ada → '/ada'`. */
function toTarget(typed: string): string | undefined {
  const { origin } = location;
  const path = typed.startsWith(`${origin}/`) ? typed.slice(origin.length) : typed;
  return toSitePath(path, origin);
}
