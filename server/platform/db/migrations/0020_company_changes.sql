CREATE TABLE "company_change" (
	"company_id" uuid NOT NULL,
	"xid" "xid8" NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_change_company_id_xid_pk" PRIMARY KEY("company_id","xid")
);
--> statement-breakpoint
CREATE INDEX "company_change_noted_at_index" ON "company_change" USING btree ("noted_at");--> statement-breakpoint
-- Writes down, once a transaction, whose pages a statement has changed.
CREATE FUNCTION "note_company_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO company_change (company_id, xid)
      SELECT company_id, pg_current_xact_id() FROM rows_before
      UNION SELECT company_id, pg_current_xact_id() FROM rows_after
      ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO company_change (company_id, xid)
      SELECT DISTINCT company_id, pg_current_xact_id() FROM rows_changed
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_changed_company"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_change (company_id, xid)
    SELECT id, pg_current_xact_id() FROM rows_changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "note_company_insert" AFTER INSERT ON "company" REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_company"();
--> statement-breakpoint
CREATE TRIGGER "note_company_update" AFTER UPDATE ON "company" REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_company"();
--> statement-breakpoint
CREATE TRIGGER "note_company_delete" AFTER DELETE ON "company" REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_company"();
--> statement-breakpoint
DO $$
DECLARE
  read_table text;
BEGIN
  FOREACH read_table IN ARRAY ARRAY[
    'appointment', 'appointment_host', 'attendee', 'busy_time', 'calendar_connection',
    'conference_connection', 'former_meeting_slug', 'host', 'meeting_type', 'meeting_type_host',
    'out_of_office', 'payment_order', 'proposal', 'proposed_time', 'reservation', 'resource',
    'resource_channel', 'schedule', 'schedule_override', 'slug_directory', 'team', 'team_host'
  ] LOOP
    EXECUTE format('CREATE TRIGGER note_company_insert AFTER INSERT ON %I
      REFERENCING NEW TABLE AS rows_changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_company_change()', read_table);
    EXECUTE format('CREATE TRIGGER note_company_update AFTER UPDATE ON %I
      REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION note_company_change()', read_table);
    EXECUTE format('CREATE TRIGGER note_company_delete AFTER DELETE ON %I
      REFERENCING OLD TABLE AS rows_changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_company_change()', read_table);
  END LOOP;
END $$;
