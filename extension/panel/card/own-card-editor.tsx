import { useState } from 'react';
import { createApi } from '#shared/react/api/create-api.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { CardEditor } from '#shared/react/card-editor/card-editor.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { openSidePanel } from '../../actions/open-side-panel.ts';
import type { TabProps } from '../tab-props.ts';
import { useOwnCardDesk } from './use-own-card-desk.ts';

interface OwnCardEditorProps extends TabProps {
  readonly onDone: () => void;
}

/** One's own card, edited as in the office. */
export function OwnCardEditor({ onDone, ...props }: OwnCardEditorProps) {
  const { t } = useTranslation('extension');
  return (
    <div className="[--gutter:1rem]">
      <div className="mb-3 flex justify-end">
        <Button tone="quiet" className="text-sm" onClick={onDone}>
          {t('card.done')}
        </Button>
      </div>
      <QueryView pending={<Skeleton className="h-96" />}>
        <EditedCard {...props} />
      </QueryView>
      <Toaster />
    </div>
  );
}

function EditedCard({ client, signIn, surface, onNotice }: TabProps) {
  const { t } = useTranslation('extension');
  const [api] = useState(() => createApi(client));
  const desk = useOwnCardDesk(api, signIn);
  const goBeside = () => {
    onNotice(t('card.beside'));
    void openSidePanel.run({ serverUrl: signIn.serverUrl });
  };
  return (
    <CardEditor
      desk={{ ...desk, choosePictureElsewhere: surface === 'popup' ? goBeside : undefined }}
    />
  );
}
