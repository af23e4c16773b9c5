CREATE TABLE "appointment_change" (
	"company_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"attendee_id" uuid,
	"by_host_id" uuid,
	"by" text NOT NULL,
	"change" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_change_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "appointment_host" (
	"company_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"appointment_id" uuid NOT NULL,
	CONSTRAINT "appointment_host_company_id_host_id_starts_at_appointment_id_pk" PRIMARY KEY("company_id","host_id","starts_at","appointment_id")
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"team_ids" uuid[] DEFAULT '{}' NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "out_of_office" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"first_date" text NOT NULL,
	"last_date" text NOT NULL,
	"time_zone" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"delegate_host_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "out_of_office_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"group_name" text,
	"description" text,
	"capacity" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "former_meeting_slug" (
	"company_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_meeting_slug_company_id_owner_id_slug_pk" PRIMARY KEY("company_id","owner_id","slug")
);
--> statement-breakpoint
CREATE TABLE "workspace" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "host_notes" text;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "no_show_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "policy_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "policy_text" text;--> statement-breakpoint
ALTER TABLE "attendee" ADD COLUMN "receive_reminders" boolean;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "time_format" text;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "disable_over_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "onboarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "host" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "schedule" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "slug_directory" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "slug_directory" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "team_host" ADD COLUMN "weight" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_host" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_link" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "short_link" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD COLUMN "publish_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_type" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD COLUMN "own_limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD COLUMN "admin_limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_type_host" ADD COLUMN "on_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_channel" ADD COLUMN "resource_id" uuid;--> statement-breakpoint
-- What each meeting type had for itself becomes the company's, under the same id.
INSERT INTO "resource" ("company_id", "id", "name", "group_name")
  SELECT "company_id", "id", "name", "group_name" FROM "resource_channel";--> statement-breakpoint
UPDATE "resource_channel" SET "resource_id" = "id";--> statement-breakpoint
ALTER TABLE "resource_channel" ALTER COLUMN "resource_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_change" ADD CONSTRAINT "appointment_change_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_host" ADD CONSTRAINT "appointment_host_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factor" ADD CONSTRAINT "auth_two_factor_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "out_of_office" ADD CONSTRAINT "out_of_office_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_meeting_slug" ADD CONSTRAINT "former_meeting_slug_company_id_meeting_type_id_meeting_type_company_id_id_fk" FOREIGN KEY ("company_id","meeting_type_id") REFERENCES "public"."meeting_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_change_company_id_appointment_id_created_at_index" ON "appointment_change" USING btree ("company_id","appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "appointment_host_company_id_appointment_id_index" ON "appointment_host" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_token" ON "account_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_link_user_id_index" ON "account_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_link_expires_at_index" ON "account_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_two_factor_user_id_index" ON "auth_two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_email" ON "invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "invitation" USING btree ("company_id","token_hash");--> statement-breakpoint
CREATE INDEX "invitation_token_hash_index" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_expires_at_index" ON "invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "out_of_office_company_id_host_id_last_date_index" ON "out_of_office" USING btree ("company_id","host_id","last_date");--> statement-breakpoint
CREATE INDEX "former_meeting_slug_company_id_meeting_type_id_index" ON "former_meeting_slug" USING btree ("company_id","meeting_type_id");--> statement-breakpoint
ALTER TABLE "meeting_type" ADD CONSTRAINT "meeting_type_company_id_workspace_id_workspace_company_id_id_fk" FOREIGN KEY ("company_id","workspace_id") REFERENCES "public"."workspace"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_channel" ADD CONSTRAINT "resource_channel_company_id_resource_id_resource_company_id_id_fk" FOREIGN KEY ("company_id","resource_id") REFERENCES "public"."resource"("company_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_by_start" ON "appointment" USING btree ("company_id","starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "host_user" ON "host" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_default" ON "schedule" USING btree ("company_id","host_id") WHERE "schedule"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "slug_directory_current" ON "slug_directory" USING btree ("company_id","kind","target_id") WHERE "slug_directory"."is_current";--> statement-breakpoint
CREATE INDEX "one_time_link_company_id_created_by_created_at_index" ON "one_time_link" USING btree ("company_id","created_by","created_at");--> statement-breakpoint
CREATE INDEX "short_link_company_id_created_by_created_at_index" ON "short_link" USING btree ("company_id","created_by","created_at");--> statement-breakpoint
CREATE INDEX "resource_channel_company_id_resource_id_index" ON "resource_channel" USING btree ("company_id","resource_id");--> statement-breakpoint
-- One address for a person: the account's. A host who has an account has no other.
CREATE FUNCTION "host_email_of_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email := coalesce((SELECT u.email FROM auth_user u WHERE u.id = NEW.user_id), NEW.email);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "host_email_of_account" BEFORE INSERT OR UPDATE OF user_id, email ON "host"
  FOR EACH ROW EXECUTE FUNCTION host_email_of_account();--> statement-breakpoint
CREATE FUNCTION "account_email_to_hosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE host SET email = NEW.email WHERE user_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "account_email_to_hosts" AFTER UPDATE OF email ON "auth_user"
  FOR EACH ROW EXECUTE FUNCTION account_email_to_hosts();--> statement-breakpoint
CREATE FUNCTION "appointment_of_hosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM appointment_host
    WHERE company_id = NEW.company_id AND appointment_id = NEW.id;
  INSERT INTO appointment_host (company_id, host_id, starts_at, appointment_id)
    SELECT NEW.company_id, id, NEW.starts_at, NEW.id FROM unnest(NEW.host_ids) AS id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "appointment_of_hosts" AFTER INSERT OR UPDATE OF host_ids, starts_at ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION appointment_of_hosts();--> statement-breakpoint
INSERT INTO "appointment_host" ("company_id", "host_id", "starts_at", "appointment_id")
  SELECT DISTINCT a."company_id", h, a."starts_at", a."id" FROM "appointment" a, unnest(a."host_ids") AS h;
