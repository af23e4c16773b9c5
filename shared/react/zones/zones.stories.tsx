import { type ReactNode, useState } from 'react';
import type { Stories } from '../stories.ts';
import { Button } from '../ui/button.tsx';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZonePicker } from './zone-picker.tsx';

const nothing = () => undefined;
const MINUTE = Date.UTC(2030, 0, 7) / 60_000;

/** A dialog lies above the whole page: it is opened. */
function Opened({ typed }: { readonly typed: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Zone
      </Button>
      {isOpen && (
        <ZoneDialog
          selected="Asia/Kolkata"
          minute={MINUTE}
          clock="24h"
          typed={typed}
          onSelect={close}
          onClose={close}
        />
      )}
    </>
  );
}

const picker = { label: 'Zone', minute: MINUTE, onSelect: nothing };

export const stories: Stories = {
  'zone-dialog': { 'all of them': <Opened typed="" />, searched: <Opened typed="münchen" /> },
  'zone-picker': {
    known: <ZonePicker {...picker} timeZone="Asia/Kolkata" />,
    'a zone that has another name now': <ZonePicker {...picker} timeZone="Asia/Calcutta" />,
    lacking: <ZonePicker {...picker} timeZone="" empty="Choose a time zone" aria-invalid />,
    'may be none': <ZonePicker {...picker} timeZone="" empty="Zone: none" none="None" />,
  },
};
