import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useLinkChanges } from './use-link-changes.ts';

/** The meeting types that somebody may make links for. */
const offers = api.toQuery('get', '/meeting-type/all', {
  params: { query: { pageSize: 100, state: 'published' } },
});

/** A link that books once: of what, what it is called, until when. It is copied as it is made. */
export function NewOneTimeLink({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('links');
  const toast = useToast();
  const attempt = useLinkChanges();
  const [meetingTypeId, setMeetingTypeId] = useState('');
  const { mutateAsync } = api.useChange('post', '/meeting-type/booking-link/{meetingTypeId}');
  return (
    <LinkDialog
      title={t('once.title')}
      save={t('dialog.create')}
      onClose={onClose}
      onSave={({ name, expiresAt }) =>
        attempt(async () => {
          const { url } = await mutateAsync({
            params: { path: { meetingTypeId } },
            body: { name, ...(expiresAt && { expiresAt }) },
          });
          const isCopied = await copyText(url);
          toast.show(t(isCopied ? 'made.copied' : 'made.title'), url);
        })
      }
    >
      <QueryView pending={<Skeleton className="h-18" />}>
        <Offers chosen={meetingTypeId} onChoose={setMeetingTypeId} />
      </QueryView>
    </LinkDialog>
  );
}

interface OffersProps {
  readonly chosen: string;
  readonly onChoose: (meetingTypeId: string) => void;
}

function Offers({ chosen, onChoose }: OffersProps) {
  const t = useTexts('links');
  const id = useId();
  const { data } = useSuspenseQuery(offers);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t('once.of')}
      </label>
      <select
        id={id}
        required
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className="field"
      >
        <option value="">{t('once.choose')}</option>
        {data.meetingTypes
          .filter(({ isHost, canEdit }) => isHost || canEdit)
          .map(({ id: each, name, owner }) => (
            <option key={each} value={each}>
              {name} · {owner.name}
            </option>
          ))}
      </select>
    </div>
  );
}
