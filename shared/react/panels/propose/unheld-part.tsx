import { useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { TimeReading } from '../appointments-panel.tsx';
import type { WeekWish } from './seen.ts';
import { UnheldView } from './unheld-view.tsx';
import type { ProposableType } from './use-proposable-types.ts';
import type { OwnWeek } from './week-props.ts';

interface UnheldPartProps {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  readonly draft: Pick<ProposalDraft, 'recipient' | 'picks'>;
  /** Undefined while they are on their way. */
  readonly type: ProposableType | undefined;
  readonly week: Pick<OwnWeek, 'durationMinutes'> | undefined;
  readonly wish: WeekWish | undefined;
  readonly siteUrl: string;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
  /** The text needs the recipient's zone, which nobody has said. */
  readonly onLack: () => void;
}

/** The way to a text of what is picked without holding it, as soon as something is. */
export function UnheldPart(props: UnheldPartProps) {
  const { client, reading, draft, type, week, wish, siteUrl, insert, onLack } = props;
  const t = useTexts('propose');
  const [isShown, setShown] = useState(false);
  if (!type || !week || !wish || draft.picks.length === 0) return null;
  const { language: own, timeZone: ownZone } = reading.formats;
  const { timeZone, language } = draft.recipient;
  return (
    <>
      <Button
        tone="plain"
        aria-expanded={isShown}
        onClick={() => (timeZone === null ? onLack() : setShown(!isShown))}
      >
        {t('unheld.show')}
      </Button>
      {isShown && timeZone !== null && (
        <UnheldView
          client={client}
          wish={wish}
          facts={{
            meetingType: type,
            durationMinutes: week.durationMinutes,
            host: { timezone: ownZone },
            recipient: { language: language ?? own, timezone: timeZone },
          }}
          picks={draft.picks}
          pageUrl={type.path === null ? null : siteUrl + type.path}
          nowMs={reading.nowMs}
          insert={insert}
        />
      )}
    </>
  );
}
