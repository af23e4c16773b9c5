interface CardWhoProps {
  readonly name: string;
  readonly title: string | null;
  readonly company: string;
}

/** Name, title and company, to be read at arm's length; classes as in hCard. */
export function CardWho({ name, title, company }: CardWhoProps) {
  return (
    <header>
      <h1 className="fn long-words font-semibold text-2xl tracking-tight">{name}</h1>
      <p className="long-words mt-1 text-soft">
        {title && <span className="title">{title}</span>}
        {title && ' · '}
        <span className="org">{company}</span>
      </p>
    </header>
  );
}
