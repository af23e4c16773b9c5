import { lazy, Suspense, useState } from 'react';
import { stored } from '../../storage.ts';
import type { TabProps } from '../tab-props.ts';
import { CardPage } from './card-page.tsx';
import { loadCardTexts } from './load-card-texts.ts';

/** With its texts, which are for those alone who edit their card. */
const OwnCardEditor = lazy(async () => {
  const [module] = await Promise.all([import('./own-card-editor.tsx'), loadCardTexts()]);
  return { default: module.OwnCardEditor };
});

/** One's own page: to be handed on, or edited where it stands; opened as one left it. */
export function CardTab(props: TabProps) {
  const [isEdited, setEdited] = useState(() => stored.isCardEdited.peek() ?? false);
  const edit = (isNow: boolean) => {
    setEdited(isNow);
    props.onNotice('');
    void stored.isCardEdited.save(isNow);
  };
  if (!isEdited) return <CardPage {...props} onEdit={() => edit(true)} />;
  return (
    <Suspense>
      <OwnCardEditor {...props} onDone={() => edit(false)} />
    </Suspense>
  );
}
