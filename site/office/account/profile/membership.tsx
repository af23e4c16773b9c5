import { useState } from 'react';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { DepartureForm } from '#site/office/departure/departure-form.tsx';
import { useSession } from '#site/office/session.tsx';
import { Section } from './section.tsx';

/** How somebody leaves the company that they are in now. */
export function Membership() {
  const t = useTexts('departure');
  const [isOpen, setOpen] = useState(false);
  const { hostId, companyId, companies, firstname, lastname } = useSession();
  const company = companies.find((each) => each.companyId === companyId)?.name ?? '';
  const title = t('leaving.named', { company });
  const close = () => setOpen(false);
  return (
    <Section title={title} text={t('leaving.text')}>
      <div>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t('leaving.open')}
        </Button>
      </div>
      {isOpen && (
        <FormFrame title={title} onClose={close} shape="sheet">
          <DepartureForm
            userId={hostId}
            name={`${firstname} ${lastname}`.trim()}
            onBack={close}
            onDone={close}
          />
        </FormFrame>
      )}
    </Section>
  );
}
