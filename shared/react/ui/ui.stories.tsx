import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import type { Stories } from '../stories.ts';
import { Avatar } from './avatar.tsx';
import { BookingErrorPage } from './booking-error-page.tsx';
import { BrandScope } from './brand-scope.tsx';
import { Button } from './button.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { Dialog } from './dialog.tsx';
import { Facts } from './facts.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconTool } from './icon-tool.tsx';
import { LanguageSelect } from './language-select.tsx';
import { LegalLinks } from './legal-links.tsx';
import { LegalText } from './legal-text.tsx';
import { LineIcon } from './line-icon.tsx';
import { Menu } from './menu.tsx';
import { MenuChoice } from './menu-choice.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { MenuGroup } from './menu-group.tsx';
import { MenuList } from './menu-list.tsx';
import { InvalidLinkNotice, Notice } from './notice.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PageCard } from './page-card.tsx';
import { PageFooter } from './page-footer.tsx';
import { PickerButton } from './picker-button.tsx';
import { Mark, PoweredBy } from './powered-by.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { Skeleton } from './skeleton.tsx';
import { Slashed } from './slashed.tsx';
import { Spinner } from './spinner.tsx';
import { showToast } from './toast-store.ts';

const LONG_NAME = 'Dr. Wilhelmina-Konstantina von Grundstücksverkehrsgenehmigungszuständigkeit';

const company = {
  imprintLink: '#imprint',
  dataPolicyLink: '#privacy',
  showDataPolicyLink: true,
  hideKalendsBranding: false,
  featureAccess: { personalizedBranding: true },
};

const iconNames: readonly IconName[] = [
  ...(['pin', 'home', 'video', 'phone', 'chat', 'grid', 'clock', 'globe'] as const),
  ...(['calendar', 'check', 'cross', 'user', 'users', 'left', 'right', 'down'] as const),
  ...(['search', 'mail', 'link', 'alert', 'card', 'plus'] as const),
];

const picker = {
  label: 'Where',
  load: () => Promise.resolve(),
  children: (_: string, close: () => void) => <Searching onClose={close} />,
};

function Searching({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <SearchDialog
      title="Where"
      words={{ search: 'Search', none: 'None', found: String }}
      selected="Berlin"
      find={(query) => ['Berlin', LONG_NAME].filter((each) => each.includes(query))}
      toId={(each) => each}
      onSelect={onClose}
      onClose={onClose}
    >
      {(each) => each}
    </SearchDialog>
  );
}

function Searched(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      {isOpen && <Searching onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** A dialog lies above the whole page: it is opened, in the scheme of its place. */
function Opened({ shape }: { readonly shape: 'panel' | 'sheet' }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        {shape}
      </Button>
      {isOpen && (
        <Dialog title={LONG_NAME} shape={shape} onClose={() => setIsOpen(false)}>
          <Facts facts={[{ label: 'Who', value: LONG_NAME }]} />
        </Dialog>
      )}
    </>
  );
}

export const stories: Stories = {
  avatar: {
    initials: <Avatar name="Ada Brandt" picture={null} size={48} />,
    'one name': <Avatar name="Ada" picture={null} size={24} />,
    picture: <Avatar name="Ada Brandt" picture="/apple-touch-icon.png" size={80} />,
    'missing picture': <Avatar name="Ada Brandt" picture="data:image/png;base64,none" size={48} />,
  },
  'booking-error-page': {
    'with a retry': <BookingErrorPage error={new TypeError()} onRetry={() => undefined} />,
    'with a code': (
      <BookingErrorPage
        error={new ApiError({ url: '', status: 500, statusText: '' }, { error: 'internal' })}
      />
    ),
  },
  'brand-scope': Object.fromEntries(
    ['#0f766e', '#facc15', '#000000', '#e11d48'].map((color) => [
      color,
      <BrandScope key={color} color={color}>
        <Button>{color}</Button>
      </BrandScope>,
    ]),
  ),
  button: {
    primary: <Button>Book</Button>,
    quiet: <Button tone="quiet">Book</Button>,
    plain: <Button tone="plain">Book</Button>,
    danger: <Button tone="danger">Cancel the appointment</Button>,
    busy: <Button busy>Book</Button>,
    disabled: <Button disabled>Book</Button>,
    long: <Button>{LONG_NAME}</Button>,
  },
  'card-skeleton': { narrow: <CardSkeleton />, wide: <CardSkeleton wide /> },
  dialog: { panel: <Opened shape="panel" />, sheet: <Opened shape="sheet" /> },
  facts: {
    'short and long': (
      <Facts
        facts={[
          { label: 'What', value: 'Intro call' },
          { label: 'Who', value: LONG_NAME },
        ]}
      />
    ),
  },
  icon: Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
  'icon-tool': {
    on: <IconTool icon="copy" label="Copy" onPress={() => undefined} />,
    off: <IconTool icon="plus" label="Add" isOff onPress={() => undefined} />,
  },
  'language-select': {
    'all languages': <LanguageSelect />,
    'two of them': <LanguageSelect allowed={['en', 'de']} />,
  },
  'legal-text': {
    'marks, a list and a link': (
      <LegalText html="<p>Lessons <strong>count</strong>.</p><ul><li><p>Read <a href='#terms'>our terms</a></p></li></ul>" />
    ),
  },
  'legal-links': { both: <LegalLinks imprint="#imprint" privacy="#privacy" /> },
  // What it says is there while the browser is offline.
  'offline-line': { online: <OfflineLine text={LONG_NAME} /> },
  'line-icon': { 'any path': <LineIcon path="M5 12h14" className="size-5" /> },
  menu: {
    closed: (
      <Menu
        label={LONG_NAME}
        items={[
          { label: 'Rename', icon: 'edit', run: () => undefined },
          { label: LONG_NAME, icon: 'trash', tone: 'danger', run: () => undefined },
        ]}
      />
    ),
  },
  'menu-choice': {
    'chosen and not chosen': (
      <div role="menu" aria-label="Appearance">
        <MenuChoice label={LONG_NAME} icon="sun" isChosen onChoose={() => undefined} />
        <MenuChoice label="Dark" icon="moon" isChosen={false} onChoose={() => undefined} />
      </div>
    ),
  },
  'menu-entry': {
    'with a key, and one that cannot be taken back': (
      <div role="menu" aria-label="Options">
        <MenuEntry label="Rename" icon="edit" shortcut="R" onChoose={() => undefined} />
        <MenuEntry label="Delete" icon="trash" tone="danger" onChoose={() => undefined} />
      </div>
    ),
  },
  'menu-group': {
    named: (
      <div role="menu" aria-label="Options">
        <MenuGroup label={LONG_NAME}>
          <MenuEntry label="Rename" icon="edit" onChoose={() => undefined} />
        </MenuGroup>
      </div>
    ),
  },
  'menu-list': {
    'with words of its own': (
      <MenuList label="Appearance" face={LONG_NAME} className="button button-quiet">
        <MenuGroup label="Appearance">
          <MenuChoice label="Light" icon="sun" isChosen onChoose={() => undefined} />
          <MenuChoice label="Dark" icon="moon" isChosen={false} onChoose={() => undefined} />
        </MenuGroup>
        <MenuGroup label={LONG_NAME}>
          <MenuEntry label={LONG_NAME} icon="user" onChoose={() => undefined} />
        </MenuGroup>
      </MenuList>
    ),
  },
  notice: {
    neutral: <Notice icon="clock" title="Not yet" text="It opens on Monday." />,
    success: <Notice icon="check" tone="success" title="Done" text="It is booked." />,
    danger: (
      <Notice icon="alert" tone="danger" title="Something went wrong" text={LONG_NAME}>
        <Button>Try again</Button>
      </Notice>
    ),
    'invalid link': <InvalidLinkNotice />,
  },
  'page-card': {
    plain: <PageCard title="Sign in" subtitle="For hosts and their team." />,
    'with everything': (
      <PageCard
        icon={{ name: 'check', tone: 'success' }}
        title={LONG_NAME}
        subtitle="A confirmation is on its way."
      >
        <Facts facts={[{ label: 'What', value: 'Intro call' }]} />
      </PageCard>
    ),
  },
  'page-footer': {
    'of the product': <PageFooter />,
    'of a company': <PageFooter company={company} />,
  },
  'picker-button': {
    chosen: <PickerButton {...picker} text="Berlin" />,
    'long, and wrong': <PickerButton {...picker} text={LONG_NAME} aria-invalid />,
  },
  'search-dialog': { 'some to choose from': <Searched /> },
  'powered-by': { link: <PoweredBy />, mark: <Mark className="size-12" /> },
  skeleton: {
    line: <Skeleton className="h-5 w-2/3" />,
    round: <Skeleton className="size-12 rounded-full" />,
  },
  slashed: { 'a zone': <Slashed text="America/Argentina/Buenos Aires" /> },
  spinner: { alone: <Spinner /> },
  toaster: {
    plain: (
      <Button
        tone="quiet"
        onClick={() => showToast({ tone: 'plain', title: 'Saved', text: LONG_NAME })}
      >
        plain
      </Button>
    ),
    destructive: (
      <Button
        tone="quiet"
        onClick={() => showToast({ tone: 'destructive', title: 'Error', text: LONG_NAME })}
      >
        destructive
      </Button>
    ),
    'in words of its own': (
      <Button tone="quiet" onClick={() => showToast({ tone: 'destructive', title: LONG_NAME })}>
        destructive
      </Button>
    ),
  },
};
