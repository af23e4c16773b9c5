CREATE TABLE "calendar_sync" (
	"company_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"cursor" text,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"trouble" text,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"expanded_until" timestamp with time zone,
	"expanded_zone" text,
	CONSTRAINT "calendar_sync_company_id_calendar_id_pk" PRIMARY KEY("company_id","calendar_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_use" (
	"company_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"written_calendar_id" uuid,
	"counts_tentative" boolean DEFAULT true NOT NULL,
	CONSTRAINT "calendar_use_company_id_host_id_pk" PRIMARY KEY("company_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "connection" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"service" text,
	"account_name" text NOT NULL,
	"account_hash" text NOT NULL,
	"credentials" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "external_calendar" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"color" text,
	"is_read_only" boolean NOT NULL,
	"is_busy" boolean NOT NULL,
	CONSTRAINT "external_calendar_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "external_event" (
	"company_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"uid" text NOT NULL,
	"version" text,
	"content" text NOT NULL,
	CONSTRAINT "external_event_company_id_calendar_id_remote_id_pk" PRIMARY KEY("company_id","calendar_id","remote_id")
);
--> statement-breakpoint
CREATE TABLE "written_event" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"remote_id" text,
	"version" text,
	"content_hash" text,
	CONSTRAINT "written_event_company_id_appointment_id_host_id_pk" PRIMARY KEY("company_id","appointment_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "busy_time" ADD COLUMN "calendar_id" uuid;--> statement-breakpoint
ALTER TABLE "busy_time" ADD COLUMN "uid" text;--> statement-breakpoint
ALTER TABLE "busy_time" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "calendar_sync" ADD CONSTRAINT "calendar_sync_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_use" ADD CONSTRAINT "calendar_use_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection" ADD CONSTRAINT "connection_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_calendar" ADD CONSTRAINT "external_calendar_company_id_connection_id_connection_company_id_id_fk" FOREIGN KEY ("company_id","connection_id") REFERENCES "public"."connection"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_event" ADD CONSTRAINT "external_event_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_event" ADD CONSTRAINT "written_event_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_sync_next_read_at_index" ON "calendar_sync" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connection_account" ON "connection" USING btree ("company_id","host_id","provider","account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "external_calendar_remote" ON "external_calendar" USING btree ("company_id","connection_id","remote_id");--> statement-breakpoint
CREATE INDEX "external_calendar_company_id_host_id_index" ON "external_calendar" USING btree ("company_id","host_id");--> statement-breakpoint
CREATE INDEX "external_event_company_id_calendar_id_uid_index" ON "external_event" USING btree ("company_id","calendar_id","uid");--> statement-breakpoint
CREATE INDEX "written_event_company_id_calendar_id_index" ON "written_event" USING btree ("company_id","calendar_id");--> statement-breakpoint
ALTER TABLE "busy_time" ADD CONSTRAINT "busy_time_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nothing but tests wrote them until now: one without an account could never be opened again.
DELETE FROM "calendar_connection";--> statement-breakpoint
ALTER TABLE "calendar_connection" ADD CONSTRAINT "calendar_connection_company_id_id_connection_company_id_id_fk" FOREIGN KEY ("company_id","id") REFERENCES "public"."connection"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_time_calendar" ON "busy_time" USING btree ("company_id","calendar_id","uid") WHERE "busy_time"."calendar_id" is not null;--> statement-breakpoint
-- Who is no member any more has connected nothing here: no credential of theirs stays.
CREATE FUNCTION "connections_leave_with_host"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM connection WHERE company_id = NEW.company_id AND host_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "connections_leave_with_host" AFTER UPDATE OF "left_at" ON "host"
  FOR EACH ROW WHEN (OLD.left_at IS NULL AND NEW.left_at IS NOT NULL)
  EXECUTE FUNCTION "connections_leave_with_host"();
