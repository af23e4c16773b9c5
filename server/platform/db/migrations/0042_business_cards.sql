CREATE TABLE "personal_page" (
	"company_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"description" text,
	"primary_color" text,
	"use_custom_colors" boolean DEFAULT false NOT NULL,
	"show_all_meeting_types" boolean DEFAULT false NOT NULL,
	"meeting_type_order" uuid[] DEFAULT '{}' NOT NULL,
	"online_profiles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "personal_page_company_id_host_id_pk" PRIMARY KEY("company_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "personal_page" ADD CONSTRAINT "personal_page_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_type_host_company_id_host_id_index" ON "meeting_type_host" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE TRIGGER "note_company_insert" AFTER INSERT ON "personal_page"
  REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
CREATE TRIGGER "note_company_update" AFTER UPDATE ON "personal_page"
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
CREATE TRIGGER "note_company_delete" AFTER DELETE ON "personal_page"
  REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
-- A phone that has the revision of a card has all of it: it moves by a second at least, the unit that it is told
-- in, and only where something became another.
CREATE FUNCTION "move_card_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'changed_at' IS DISTINCT FROM to_jsonb(OLD) - 'changed_at' THEN
    NEW.changed_at := greatest(now(), OLD.changed_at + interval '1 second');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "move_card_revision" BEFORE UPDATE ON "personal_page"
  FOR EACH ROW EXECUTE FUNCTION "move_card_revision"();
--> statement-breakpoint
-- A card says these too.
CREATE FUNCTION "note_card_of_host"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO personal_page (company_id, host_id) VALUES (NEW.company_id, NEW.id)
    ON CONFLICT (company_id, host_id) DO UPDATE
      SET changed_at = greatest(now(), personal_page.changed_at + interval '1 second');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_cards_of_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO personal_page (company_id, host_id)
    SELECT company_id, id FROM host WHERE company_id = NEW.id AND left_at IS NULL
    ON CONFLICT (company_id, host_id) DO UPDATE
      SET changed_at = greatest(now(), personal_page.changed_at + interval '1 second');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_card_of_host" AFTER UPDATE OF "firstname", "lastname", "title", "picture" ON "host"
  FOR EACH ROW WHEN ((OLD.firstname, OLD.lastname, OLD.title, OLD.picture)
    IS DISTINCT FROM (NEW.firstname, NEW.lastname, NEW.title, NEW.picture) AND NEW.left_at IS NULL)
  EXECUTE FUNCTION "note_card_of_host"();
--> statement-breakpoint
CREATE TRIGGER "note_cards_of_company" AFTER UPDATE OF "name" ON "company"
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION "note_cards_of_company"();
--> statement-breakpoint
-- What somebody put on their card goes when they do.
CREATE FUNCTION "end_card_of_host"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM personal_page WHERE company_id = NEW.company_id AND host_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "end_card_of_host" AFTER UPDATE OF "left_at" ON "host"
  FOR EACH ROW WHEN (OLD.left_at IS NULL AND NEW.left_at IS NOT NULL)
  EXECUTE FUNCTION "end_card_of_host"();
