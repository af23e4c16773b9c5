CREATE TABLE "running_late" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"attendee_id" uuid,
	"host_id" uuid,
	"minutes" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "running_late_company_id_appointment_id_person_id_pk" PRIMARY KEY("company_id","appointment_id","person_id"),
	CONSTRAINT "running_late_who" CHECK (("running_late"."attendee_id" is null) <> ("running_late"."host_id" is null)
        and "running_late"."person_id" = coalesce("running_late"."attendee_id", "running_late"."host_id")),
	CONSTRAINT "running_late_minutes" CHECK ("running_late"."minutes" between 0 and 15)
);
--> statement-breakpoint
ALTER TABLE "running_late" ADD CONSTRAINT "running_late_company_id_appointment_id_appointment_company_id_id_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointment"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_late" ADD CONSTRAINT "running_late_company_id_attendee_id_attendee_company_id_id_fk" FOREIGN KEY ("company_id","attendee_id") REFERENCES "public"."attendee"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_late" ADD CONSTRAINT "running_late_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "running_late_company_id_attendee_id_index" ON "running_late" USING btree ("company_id","attendee_id");--> statement-breakpoint
CREATE INDEX "running_late_company_id_host_id_index" ON "running_late" USING btree ("company_id","host_id");