CREATE TABLE "api_token" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "api_token_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "api_token_company_id_token_hash" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "pending_sign_up" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_company_id_host_id_host_company_id_id_fk" FOREIGN KEY ("company_id","host_id") REFERENCES "public"."host"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_company_id_host_id_index" ON "api_token" USING btree ("company_id","host_id");