CREATE TABLE "planned_message" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"attendee_id" uuid NOT NULL,
	"guest" text NOT NULL,
	"workflow_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"sent_sequence" integer,
	CONSTRAINT "planned_message_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "planned_message_why" CHECK (("planned_message"."why" is not null) = ("planned_message"."state" = 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "reminder_refusal" (
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_refusal_company_id_email_pk" PRIMARY KEY("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "workflow" (
	"company_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"trigger" text NOT NULL,
	"wait" jsonb NOT NULL,
	"meeting_type_ids" uuid[] DEFAULT '{}' NOT NULL,
	"recipients" text[] NOT NULL,
	"sends_if_booked_late" boolean DEFAULT false NOT NULL,
	"late_minutes" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"planned_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflow_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "mail_log" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "mail_log" ADD COLUMN "planned_message_id" uuid;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_company_id_attendee_id_attendee_company_id_id_fk" FOREIGN KEY ("company_id","attendee_id") REFERENCES "public"."attendee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_message" ADD CONSTRAINT "planned_message_company_id_workflow_id_workflow_company_id_id_fk" FOREIGN KEY ("company_id","workflow_id") REFERENCES "public"."workflow"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_refusal" ADD CONSTRAINT "reminder_refusal_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow" ADD CONSTRAINT "workflow_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_message_company_id_appointment_id_index" ON "planned_message" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "planned_message_company_id_attendee_id_index" ON "planned_message" USING btree ("company_id","attendee_id");--> statement-breakpoint
CREATE INDEX "planned_message_company_id_workflow_id_index" ON "planned_message" USING btree ("company_id","workflow_id");--> statement-breakpoint
CREATE INDEX "planned_message_due" ON "planned_message" USING btree ("due_at") WHERE "planned_message"."state" = 'planned';
--> statement-breakpoint
-- A day and an hour before. Companies that are made by the version before have them too.
CREATE FUNCTION "give_reminders"(company uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO workflow (company_id, trigger, wait, recipients, late_minutes) VALUES
    (company, 'before-meeting', '{"kind":"minutes","minutes":1440}', '{attendee,guests}', 240),
    (company, 'before-meeting', '{"kind":"minutes","minutes":60}', '{attendee,guests}', 30);
$$;
--> statement-breakpoint
CREATE FUNCTION "company_has_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM give_reminders(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "company_has_reminders" AFTER INSERT ON "company"
  FOR EACH ROW EXECUTE FUNCTION "company_has_reminders"();
--> statement-breakpoint
SELECT give_reminders(id) FROM "company";
