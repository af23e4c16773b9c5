import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { CompanyNameDialog } from './company-name-dialog.tsx';

/** What the company is called: administrators change it from here, for everybody (Spec B §4.2). */
export function CompanyName({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const toast = useToast({ isTitled: true });
  const [isOpen, setOpen] = useState(false);
  const { company, permissions } = desk.card;
  const { renameCompany } = desk;
  if (!renameCompany) return <p className="long-words py-1 text-soft">{company.name}</p>;
  return (
    <>
      <button
        type="button"
        aria-label={t('edit', { field: t('company.field'), value: company.name })}
        onClick={() =>
          permissions.isCompanyAdmin ? setOpen(true) : toast.fail(t('company.denied'))
        }
        className="group -mx-2 flex min-h-11 max-w-[calc(100%+1rem)] items-center gap-2 rounded-lg px-2 py-1 text-left text-soft hover:bg-ink/5"
      >
        <span className="long-words min-w-0">{company.name}</span>
        <Icon
          name="edit"
          className="size-4 shrink-0 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-60"
        />
      </button>
      {isOpen && (
        <CompanyNameDialog
          company={company.name}
          onRename={renameCompany}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
