import { useState } from 'react';
import type { Proposal } from '#shared/api/proposal.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useProposalChanges } from './use-proposal-changes.ts';

const HOUR_MS = 3_600_000;
const MORE_HOURS = [24, 48, 168];

interface ExtendDialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

/** Until when instead. */
export function ExtendDialog({ proposal, onClose }: ExtendDialogProps) {
  const t = useTexts('proposals');
  const { day, time } = useFormats();
  const clock = useClock();
  const attempt = useProposalChanges();
  const { mutateAsync } = api.useChange('post', '/proposal/{proposalId}/extend');
  const { id: proposalId, holdUntil: was, holdAtMost, recipient } = proposal;
  const later = MORE_HOURS.map((hours) => Date.parse(was) + hours * HOUR_MS);
  const ends = [...later.filter((endMs) => endMs < Date.parse(holdAtMost)), Date.parse(holdAtMost)];
  const options = ends.map((endMs) => new Date(endMs).toISOString());
  const [holdUntil, setHoldUntil] = useState(options[0] ?? holdAtMost);
  return (
    <FormDialog
      title={t('extend.title', { name: recipient.name })}
      verb={t('extend.do')}
      onSave={() =>
        attempt(() =>
          mutateAsync({
            params: { path: { proposalId } },
            body: { holdUntil, was: { holdUntil: was } },
          }),
        )
      }
      onClose={onClose}
    >
      <SelectField
        name="holdUntil"
        label={t('extend.until')}
        value={holdUntil}
        options={options.map((end) => [end, `${day(end)}, ${time(end, clock)}`])}
        onChange={setHoldUntil}
      />
    </FormDialog>
  );
}
