CREATE TABLE "proposal" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"duration_minutes" integer NOT NULL,
	"channel" text,
	"recipient_name" text NOT NULL,
	"recipient_email" text,
	"recipient_time_zone" text NOT NULL,
	"recipient_language" text NOT NULL,
	"token_hash" text NOT NULL,
	"hold_until" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"appointment_id" uuid,
	"attendee_id" uuid,
	"closed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "proposal_taken" CHECK (("proposal"."state" = 'taken') = ("proposal"."appointment_id" is not null)),
	CONSTRAINT "proposal_closed" CHECK (("proposal"."state" = 'open') = ("proposal"."closed_at" is null)),
	CONSTRAINT "proposal_state" CHECK ("proposal"."state" in ('open', 'taken', 'expired', 'withdrawn')),
	CONSTRAINT "proposal_whole_minute" CHECK (date_trunc('minute', "proposal"."hold_until") = "proposal"."hold_until")
);
--> statement-breakpoint
CREATE TABLE "proposed_time" (
	"company_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"host_ids" uuid[] NOT NULL,
	"resource_channel_ids" uuid[] NOT NULL,
	"appointment_id" uuid,
	"is_outside_hours" boolean NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "proposed_time_company_id_proposal_id_starts_at_pk" PRIMARY KEY("company_id","proposal_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_company_id_meeting_type_id_meeting_type_company_id_id_fk" FOREIGN KEY ("company_id","meeting_type_id") REFERENCES "public"."meeting_type"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposed_time" ADD CONSTRAINT "proposed_time_company_id_proposal_id_proposal_company_id_id_fk" FOREIGN KEY ("company_id","proposal_id") REFERENCES "public"."proposal"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_token_hash_index" ON "proposal" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "proposal_company_id_created_at_id_index" ON "proposal" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_company_id_host_id_created_at_id_index" ON "proposal" USING btree ("company_id","host_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_company_id_appointment_id_index" ON "proposal" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "proposal_closed_at_index" ON "proposal" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "proposal_open" ON "proposal" USING btree ("company_id","meeting_type_id","hold_until") WHERE "proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "proposed_time_of_group" ON "proposed_time" USING btree ("company_id","appointment_id") WHERE "proposed_time"."appointment_id" is not null;--> statement-breakpoint
-- With a proposal goes what it holds, whatever takes it away: its meeting type, its host, its age.
CREATE FUNCTION "proposal_frees_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reservation
    WHERE company_id = OLD.company_id AND hold_id = OLD.id AND appointment_id IS NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "proposal_frees_time" AFTER DELETE ON "proposal"
  FOR EACH ROW EXECUTE FUNCTION "proposal_frees_time"();
