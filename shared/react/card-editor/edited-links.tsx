import { useState } from 'react';
import { type CustomLink, MAX_CUSTOM_LINKS } from '#shared/domain/card/custom-link.ts';
import { CustomLinkLabel } from '#shared/react/card/custom-links.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Handle } from '#shared/react/order/handle.tsx';
import { useOrder } from '#shared/react/order/use-order.ts';
import { useRemoval } from '#shared/react/order/use-removal.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import type { CardDesk } from './card-desk.ts';
import { LinkDialog } from './link-dialog.tsx';
import { useLinks } from './use-links.ts';

const nameOf = ({ name }: CustomLink) => name;

/** Links of the owner's own: added, changed, put in order, removed. */
export function EditedLinks({ desk }: { readonly desk: CardDesk }) {
  const t = useTexts('card-editor');
  const { links, put, set } = useLinks(desk);
  const [open, setOpen] = useState<{ readonly former?: CustomLink }>();
  const order = useOrder({ items: links, nameOf, onOrder: put });
  const remove = useRemoval({ items: links, nameOf, onChange: put });
  return (
    <section aria-labelledby="card-links" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="card-links" className="font-semibold text-lg tracking-tight">
          {t('links.title')}
        </h2>
        {links.length < MAX_CUSTOM_LINKS && (
          <Button tone="quiet" className="text-sm" onClick={() => setOpen({})}>
            <Icon name="plus" className="size-4.5" />
            {t('links.add')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {links.length === 0 && <p className="text-pretty text-soft">{t('links.none')}</p>}
      <ul ref={order.list} aria-labelledby="card-links" className="flex flex-col gap-2">
        {links.map((link, index) => (
          <li
            key={`${link.name} ${link.url}`}
            {...order.toRow(index)}
            className="card flex min-h-14 items-center gap-1 px-1 data-dragged:opacity-50"
          >
            {links.length > 1 && <Handle name={link.name} {...order.toHandle(index)} />}
            <div className="min-w-0 flex-1 px-3 py-2">
              <p className="flex items-center font-medium">
                <CustomLinkLabel {...link} />
              </p>
              <p className="truncate text-note text-soft">{link.url.replace(/^https?:\/\//, '')}</p>
            </div>
            <IconTool
              icon="edit"
              label={t('links.edit', { name: link.name })}
              onPress={() => setOpen({ former: link })}
            />
            <IconTool
              icon="trash"
              label={t('remove', { name: link.name })}
              onPress={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {open && (
        <LinkDialog
          former={open.former}
          onSave={(link) => set(link, open.former)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
