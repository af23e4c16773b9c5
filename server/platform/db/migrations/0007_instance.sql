CREATE TABLE "instance" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret_fingerprint" text NOT NULL
);
