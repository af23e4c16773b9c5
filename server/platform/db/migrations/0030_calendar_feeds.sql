CREATE TABLE "calendar_feed" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"team_id" uuid,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feed_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_company_id_team_id_team_company_id_id_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."team"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feed_company_id_host_id_index" ON "calendar_feed" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE INDEX "calendar_feed_secret_hash_index" ON "calendar_feed" USING btree ("secret_hash");--> statement-breakpoint
-- A feed ends with the membership of its host, a team's also with their right to manage it. It is asked at the
-- commit: who changes the places of a team takes them out and puts them in again.
CREATE FUNCTION "calendar_feeds_end"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  maker uuid := CASE WHEN TG_TABLE_NAME = 'host' THEN to_jsonb(OLD)->>'id' ELSE to_jsonb(OLD)->>'host_id' END;
BEGIN
  DELETE FROM calendar_feed f USING host h
  WHERE f.company_id = OLD.company_id AND f.host_id = maker
    AND h.company_id = f.company_id AND h.id = f.host_id
    AND (h.left_at IS NOT NULL OR (f.team_id IS NOT NULL AND h.role = 'member' AND NOT EXISTS (
      SELECT FROM team_host th
      WHERE th.company_id = f.company_id AND th.team_id = f.team_id AND th.host_id = f.host_id AND th.is_admin)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "calendar_feeds_end" AFTER UPDATE OF "left_at", "role" ON "host"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.left_at IS DISTINCT FROM NEW.left_at OR OLD.role IS DISTINCT FROM NEW.role)
  EXECUTE FUNCTION "calendar_feeds_end"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "calendar_feeds_end" AFTER UPDATE OF "is_admin" OR DELETE ON "team_host"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.is_admin)
  EXECUTE FUNCTION "calendar_feeds_end"();
